import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { howItWorks, timeline } from '../../../content/landing.ts';
import { SolutionsSection } from './solutions-section.tsx';

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent?.trim());

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<SolutionsSection timeline={timeline} howItWorks={howItWorks} />);
});

test("'The Future Starts Here' shows 2015, 2025 and 2035", () => {
  expect(texts('#solutions h2')).toEqual(['The Future Starts Here', 'How It Works', 'Join Now']);
  expect(texts('ol:first-of-type > li > span')).toEqual(['2015', '2025', '2035']);
});

test("'How It Works' has three steps: Sign Up, Connect, Collaborate", () => {
  const steps = [...document.querySelectorAll('ol')].at(-1);
  expect([...(steps?.querySelectorAll('h3') ?? [])].map((step) => step.textContent)).toEqual([
    'Sign Up',
    'Connect',
    'Collaborate',
  ]);
  expect(steps?.querySelectorAll('svg')).toHaveLength(3);
});

test("'Join Now' leads to the sign-up page", () => {
  const join = [...document.querySelectorAll('h2')].find((heading) => heading.textContent === 'Join Now');
  expect(join?.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/signup');
});

test('there are links to /about, /services and /contact', () => {
  const links = [...document.querySelectorAll('#solutions ul a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/about', '/services', '/contact']);
});

test('as a page of its own it has one first-level heading', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SolutionsSection headingLevel={1} timeline={timeline} howItWorks={howItWorks} />,
  );
  expect(texts('h1')).toEqual(['The Future Starts Here']);
});
