import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { backendDevelopmentPage } from '../../content/pages/services/backend-development.ts';
import { cmsWordpressPage } from '../../content/pages/services/cms-wordpress.ts';
import { cybersecurityPage } from '../../content/pages/services/cybersecurity.ts';
import { eCommerceDevelopmentPage } from '../../content/pages/services/e-commerce-development.ts';
import { frontendDevelopmentPage } from '../../content/pages/services/frontend-development.ts';
import { fullStackSolutionsPage } from '../../content/pages/services/full-stack-solutions.ts';
import { performanceOptimizationPage } from '../../content/pages/services/performance-optimization.ts';
import { seoGrowthPage } from '../../content/pages/services/seo-growth.ts';
import { uxUiDesignPage } from '../../content/pages/services/ux-ui-design.ts';
import type { DeliveryPage, DevelopmentPage, RichText } from '../../content/schema.ts';
import { BackendDevelopmentPage } from './backend-development.tsx';
import { CmsWordpressPage } from './cms-wordpress.tsx';
import { CybersecurityPage } from './cybersecurity.tsx';
import { sectionOf } from './development-page.tsx';
import { ECommerceDevelopmentPage } from './e-commerce-development.tsx';
import { FrontendDevelopmentPage } from './frontend-development.tsx';
import { FullStackSolutionsPage } from './full-stack-solutions.tsx';
import { PerformanceOptimizationPage } from './performance-optimization.tsx';
import { SeoGrowthPage } from './seo-growth.tsx';
import { UxUiDesignPage } from './ux-ui-design.tsx';

const delivery: readonly (readonly [DeliveryPage, ReactNode])[] = [
  [frontendDevelopmentPage, <FrontendDevelopmentPage key="frontend" />],
  [backendDevelopmentPage, <BackendDevelopmentPage key="backend" />],
  [fullStackSolutionsPage, <FullStackSolutionsPage key="full-stack" />],
];
const pages: readonly (readonly [DevelopmentPage, ReactNode])[] = [
  ...delivery,
  [eCommerceDevelopmentPage, <ECommerceDevelopmentPage key="e-commerce" />],
  [cmsWordpressPage, <CmsWordpressPage key="cms" />],
  [cybersecurityPage, <CybersecurityPage key="cybersecurity" />],
  [seoGrowthPage, <SeoGrowthPage key="seo" />],
  [performanceOptimizationPage, <PerformanceOptimizationPage key="performance" />],
  [uxUiDesignPage, <UxUiDesignPage key="ux-ui" />],
];

const draw = (page: ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(page);
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const plain = (paragraph: string | RichText): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((part) => (typeof part === 'string' ? part : part.text)).join('');
/** The words of the page as they are read: without the hints on links that open a new tab. */
const read = () => {
  for (const hint of all('a > .visually-hidden')) hint.remove();
  return document.body.textContent;
};
/** The buttons as they are seen: the words that are only heard stand apart. */
const buttons = () =>
  all('h1 ~ div a').map((link) => [link.firstChild?.textContent?.trim(), link.getAttribute('href')] as const);

describe.each(pages.map(([content, page]) => [content.path, content, page] as const))('%s', (_path, content, page) => {
  test('has its heading and one of the first level only', () => {
    draw(page);
    expect(texts('h1')).toEqual([content.heading]);
  });

  test('has a button to /about or /contact among those beside its heading', () => {
    draw(page);
    expect(buttons()).toEqual(
      content.actions.map((action) => [action.text, 'href' in action ? action.href : action.url]),
    );
    expect(buttons().map(([, href]) => href)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/(about|contact)$/)]),
    );
  });

  test('shows every section once, in the order of its words, each under its own anchor', () => {
    draw(page);
    const ids = content.sections.map(({ id }) => id);
    expect(
      all('[id]')
        .map(({ id }) => id)
        .filter((id) => ids.includes(id)),
    ).toEqual(ids);
    for (const { id, heading } of content.sections)
      expect(document.querySelector(`[id='${id}'] h2, h2[id='${id}']`)?.textContent).toBe(heading);
  });

  test('shows every paragraph and every point of its sections', () => {
    draw(page);
    const shown = read();
    for (const { paragraphs, points = [] } of content.sections) {
      for (const paragraph of paragraphs) expect(shown).toContain(plain(paragraph));
      for (const { title, description } of points) {
        expect(texts('h3')).toContain(title);
        expect(shown).toContain(plain(description));
      }
    }
  });

  test("ends in a 'Conclusion' before its closing band", () => {
    draw(page);
    expect(texts('h2').slice(-2)).toEqual(['Conclusion', content.closing.heading]);
    for (const paragraph of content.conclusion)
      expect(document.querySelector('#conclusion')?.textContent).toContain(plain(paragraph));
  });

  test('goes down one heading level at a time', () => {
    draw(page);
    const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('has a picture that tells what it shows, and no id or style twice where it must not be', () => {
    draw(page);
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toMatch(/^[A-Z].{30}/);
    expect(all('svg:not([role="img"]):not([aria-hidden="true"])')).toEqual([]);
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(all('[style]')).toEqual([]);
  });

  test('draws nothing with a pattern or a part that is not on the page', () => {
    draw(page);
    const wanted = [...document.body.innerHTML.matchAll(/(?:url\(#|<use[^>]* href="#)([\w-]+)/g)].map(([, id]) => id);
    for (const id of wanted) expect(document.getElementById(id ?? ''), `#${id}`).not.toBeNull();
  });
});

test.each(delivery.map(([content, page]) => [content.path, content, page] as const))(
  '%s has a tool grid of 12 and 9 deliverables',
  (_path, content, page) => {
    draw(page);
    expect(texts('#tools li h3')).toEqual(content.tools.items.map(({ name }) => name));
    expect(all('#tools li')).toHaveLength(12);
    for (const tile of all('#tools li')) {
      expect(tile.querySelector('svg[viewBox="0 0 24 24"]')).not.toBeNull();
      expect(tile.querySelector('p')?.textContent).toMatch(/\.$/);
    }
    expect(texts('#deliverables li h3')).toEqual(content.deliverables.items.map(({ title }) => title));
    expect(all('#deliverables li')).toHaveLength(9);
  },
);

test("Frontend Development Services leads by 'Let's Build Your UI' to /about and by 'Contact Us Now' to /contact", () => {
  draw(<FrontendDevelopmentPage />);
  expect(texts('h1')).toEqual(['Frontend Development Services']);
  expect(buttons()).toEqual([
    ["Let's Build Your UI", '/about'],
    ['Contact Us Now', '/contact'],
  ]);
});

test("Backend Development Services leads by 'Learn More' to /about, and says what about to those who hear it alone", () => {
  draw(<BackendDevelopmentPage />);
  expect(texts('h1')).toEqual(['Backend Development Services']);
  expect(buttons()[0]).toEqual(['Learn More', '/about']);
  expect(all('h1 ~ div a .visually-hidden').map(({ textContent }) => textContent)).toEqual(['about the company']);
});

test("Fullstack Development Services leads by 'Let's Talk Solutions' to /about", () => {
  draw(<FullStackSolutionsPage />);
  expect(texts('h1')).toEqual(['Fullstack Development Services']);
  expect(buttons()[0]).toEqual(["Let's Talk Solutions", '/about']);
});

test('the informational page on UX and UI has the headings of the specification', () => {
  draw(<UxUiDesignPage />);
  expect(texts('main h2, h2').slice(0, -1)).toEqual([
    'What is UX/UI Design?',
    'Key UX/UI Design Principles',
    'UX/UI Design Process',
    'Conclusion',
  ]);
  expect(texts('#principles h3')).toEqual(['Usability', 'Consistency', 'Visual Hierarchy']);
  expect(texts('#process h3')).toEqual(['Research & Discovery', 'Wireframing & Prototyping', 'UI Design & Testing']);
});

test('a section that the words do not have is an error that says what to do', () => {
  expect(() => sectionOf(uxUiDesignPage, 'prices')).toThrow(
    "The words of /services/ux-ui-design have no section 'prices': add it there, or arrange another one.",
  );
});
