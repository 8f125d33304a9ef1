import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { contentWritingPage } from '../../../content/pages/content-writing.ts';
import { PackagePicker } from './package-picker.tsx';

const { packages } = contentWritingPage;
const picker = <PackagePicker packages={packages.items} words={packages} />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const select = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Select ${name}` }));

test('three packages, Basic, Standard and Premium, each with a select button', () => {
  render(picker);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Basic',
    'Standard',
    'Premium',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('the word limits are 500, 1000 and 2000', () => {
  render(picker);
  for (const words of ['up to 500 words', 'up to 1000 words', 'up to 2000 words']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('nothing is selected at first, and nothing asks for payment', () => {
  render(picker);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
});

test("selecting one shows 'You have selected the {package} Package' and a Proceed to Payment button", () => {
  render(picker);
  select('Standard');
  expect(screen.getByRole('status').textContent.trim()).toBe('You have selected the Standard Package');
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Selected Standard' })).toBeTruthy();
});

test('selecting another takes its place', () => {
  render(picker);
  select('Basic');
  select('Premium');
  expect(screen.getByRole('status').textContent.trim()).toBe('You have selected the Premium Package');
  expect(screen.getByRole('button', { name: 'Select Basic' })).toBeTruthy();
});

test("Proceed to Payment only shows the alert 'Proceed to payment'", () => {
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal('alert', alert);
  render(picker);
  select('Basic');
  fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(alert.mock.calls).toEqual([['Proceed to payment']]);
});

test('the chosen package can be talked about, with the subject filled in', () => {
  render(picker);
  select('Premium');
  const links = screen.getAllByRole('link', { name: 'Talk to us about the Premium Package' });
  expect(links.at(-1)?.getAttribute('href')).toBe('/contact?subject=Content%20Writing%3A%20Premium%20Package');
});

test('without JavaScript each package has its enquiry link', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(picker);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    packages.items.map(({ enquiry }) => enquiry),
  );
  expect([...page.querySelectorAll('button')].every((button) => button.closest('[data-needs-script]'))).toBe(true);
});
