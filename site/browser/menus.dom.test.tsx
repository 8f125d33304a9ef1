import { beforeEach, expect, test, vi } from 'vitest';
import { startMenus } from './menus.ts';

const menu = () => document.getElementById('main-menu') as HTMLElement;
const services = () => document.getElementById('services-menu') as HTMLElement;
const item = () => document.querySelector('li') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="main-menu" popover><ul><li><button></button><div id="services-menu" popover><a href="#x">A service</a></div></li></ul>
    <a class="other" href="#y">Contact Us</a></div><main></main><footer></footer>`;
  for (const popover of [menu(), services()]) popover.hidePopover = vi.fn<() => void>();
  startMenus();
});

test('a press on what is no link leaves a menu open', () => {
  item().querySelector('button')?.click();
  expect(menu().hidePopover).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('a link for another tab, by %s, leaves a menu open', (key) => {
  services()
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, [key]: true }));
  expect([menu(), services()].flatMap((one) => vi.mocked(one.hidePopover).mock.calls)).toEqual([]);
  expect(item().dataset).not.toHaveProperty('dismissed');
});

test('focus that leaves the item closes the services panel, focus that moves in it does not', () => {
  const leave = (to: Element | null) => item().dispatchEvent(new FocusEvent('focusout', { relatedTarget: to }));
  leave(document.querySelector('#services-menu a'));
  expect(services().hidePopover).not.toHaveBeenCalled();
  leave(document.querySelector('.other'));
  expect(services().hidePopover).toHaveBeenCalledOnce();
});

test('Escape dismisses the hovered panel, and no other, until the pointer comes again', () => {
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('Escape');
  vi.spyOn(item(), 'matches').mockReturnValue(true);
  press('Tab');
  expect('dismissed' in item().dataset).toBe(false);
  press('Escape');
  expect('dismissed' in item().dataset).toBe(true);
  item().dispatchEvent(new Event('pointerenter'));
  expect('dismissed' in item().dataset).toBe(false);
});
