import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { additionalFeatures } from '../../../content/features.ts';
import { AdditionalFeaturesSection } from './additional-features-section.tsx';

const words = (list: Element | undefined | null) =>
  [...(list?.querySelectorAll('li') ?? [])].map((chip) => chip.textContent?.trim());

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<AdditionalFeaturesSection {...additionalFeatures} pause="Pause" />);
});

test("the banner reads 'It's Not Over Yet.' and is read out once", () => {
  expect(document.querySelector('#vlogs h2')?.textContent).toBe("It's Not Over Yet.");
  const copies = [...document.querySelectorAll('h2 ~ span')];
  expect(copies.every((copy) => copy.getAttribute('aria-hidden') === 'true')).toBe(true);
  // The belt is endless because its second half repeats the first.
  expect((copies.length + 1) % 2).toBe(0);
});

test("the counter ends at '100+' and is labelled 'Additional Features'", () => {
  const counter = document.querySelector('p:has(.visually-hidden)');
  expect(counter?.querySelector('.visually-hidden')?.textContent?.trim()).toBe('100+');
  expect(counter?.textContent).toContain('Additional Features');
});

test('there are five rows of five chips, each with a copy that is not read out', () => {
  const rows = [...document.querySelectorAll('div:has(> ul)')];
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const [first, copy] = row.querySelectorAll('ul');
    expect(words(first)).toHaveLength(5);
    expect(words(copy)).toEqual(words(first));
    expect(copy?.getAttribute('aria-hidden')).toBe('true');
    expect(first?.hasAttribute('aria-hidden')).toBe(false);
  }
});

test('the rows alternate in direction', () => {
  const rows = [...document.querySelectorAll('div:has(> ul)')];
  expect(rows.map((row) => row.hasAttribute('data-backwards'))).toEqual([false, true, false, true, false]);
});

test('the chips name the marketplace features', () => {
  const named = [...document.querySelectorAll('li')].map((chip) => chip.textContent?.trim().toLowerCase());
  for (const feature of [
    'task pricing plans',
    'milestones',
    'google login',
    'identity verification',
    'freelancer badges',
    'push notifications',
    'multi-language',
    'dark mode',
    'refund request management',
  ])
    expect(named).toContain(feature);
});

test('a checkbox that needs no script pauses the motion', () => {
  const pause = document.querySelector<HTMLInputElement>('label > input[data-pause]');
  expect(pause?.type).toBe('checkbox');
  expect(pause?.parentElement?.textContent).toBe('Pause');
});
