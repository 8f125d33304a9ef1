import type { HTMLElement } from 'happy-dom';
import { AtRule, parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { unloaded } from '../../content/form-words.ts';
import { teamMembers } from '../../content/team.ts';
import { accountPages, builtFiles, isIndexed, paths, readBuilt } from '../harness/built-site.ts';
import { all, attribute, pageOf, pages, wordsOf } from '../harness/pages.ts';

/** How elements begin, for the message of a test that finds any of them. */
const beginnings = (elements: HTMLElement[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120));

describe.each(pages)('the document of $path', (page) => {
  const frames = accountPages.includes(page.path) ? 0 : 1;

  test('has exactly one first heading, with words, and skips no heading level', () => {
    expect(all(page, 'h1').map(wordsOf)).toEqual([expect.stringMatching(/\w/)]);
    const levels = all(page, 'main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName.at(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, `levels ${levels.join(' ')}`).toEqual([]);
  });

  test('has its one blocking script before the others, and its styles in the layers of their folders', () => {
    expect(page.html).toMatch(/<script src="[^"]+"><\/script><script type="module" async fetchpriority="low" src="/);
    expect(page.html).toMatch(/@layer (?:sections|components)\{/);
  });

  test('leads the keyboard to its content first', () => {
    const [first] = all(page, 'body a, body button, body input, body summary');
    expect(wordsOf(first)).toBe('Skip to content');
    expect(first?.getAttribute('href')).toBe('#main');
  });

  test('has its landmarks, names its navigations apart, and has nothing but items in its lists', () => {
    expect(all(page, 'main#main')).toHaveLength(1);
    expect(all(page, 'body > header')).toHaveLength(frames);
    expect(all(page, 'body > footer')).toHaveLength(frames);
    const names = all(page, 'nav').map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'));
    expect(names.filter((name) => !name)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const strangers = all(page, ':is(ul, ol) > :not(li), dl > :not(div, dt, dd), dl > div > :not(dt, dd)');
    expect(beginnings(strangers)).toEqual([]);
  });

  test('gives no id twice, refers to none that is missing, and draws nothing that its symbols do not hold', () => {
    const given = all(page, '[id]').map(({ id }) => id);
    const ids = new Set(given);
    expect(given.filter((id, index) => given.indexOf(id) !== index)).toEqual([]);
    const attributes = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];
    const named = attributes.flatMap((name) =>
      all(page, `[${name}]`).flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/)),
    );
    const painted = [...page.html.matchAll(/="url\(#([\w-]+)\)"/g)].map(([, id]) => id ?? '');
    expect([...named, ...painted].filter((id) => !ids.has(id))).toEqual([]);
    const drawn = all(page, 'use').map((use) => use.getAttribute('href') ?? '');
    const missing = drawn.filter((href) => {
      const [file = '', id = ''] = href.split('#');
      return file === '' ? !ids.has(id) : !readBuilt(file.slice(1)).includes(` id="${id}"`);
    });
    expect(missing).toEqual([]);
  });

  test('is first painted with its first screen, whose styles and font come before those of the rest', () => {
    const awaited = all(page, 'head link[rel=expect][blocking=render]').map((link) => link.getAttribute('href'));
    expect(awaited).toEqual(['#first-screen-end']);
    const end = page.html.indexOf(' id="first-screen-end"');
    expect(end).toBeGreaterThan(page.html.indexOf('<h1'));
    const rests = all(page, 'main link[rel=stylesheet][href^="/assets/rest-"]');
    expect(all(page, 'link[rel=stylesheet]')).toHaveLength(frames + rests.length);
    for (const rest of rests) expect(page.html.indexOf(`href="${rest.getAttribute('href')}"`)).toBeGreaterThan(end);
    expect(all(page, 'main + link[rel=stylesheet][href^="/assets/deferred-"] + footer')).toHaveLength(frames);
    const styles = all(page, 'style').map(({ textContent }) => textContent);
    expect(styles.join('')).toContain(attribute(page, 'link[rel=preload][as=font]', 'href') ?? 'none');
  });

  test('gives pictures and films their size, and pictures their words, and hides drawings from screen readers or names them', () => {
    const media = all(page, 'img, video');
    expect(beginnings(media.filter((one) => !one.hasAttribute('width') || !one.hasAttribute('height')))).toEqual([]);
    expect(beginnings(all(page, 'img:not([alt])'))).toEqual([]);
    const bare = all(page, 'svg:not([aria-hidden=true], [role=img]:is([aria-label], [aria-labelledby]))').filter(
      (svg) => !svg.parentElement?.closest('svg, [aria-hidden=true]'),
    );
    // Firefox reads out what stands in a named one.
    const said = all(page, 'svg[role=img] text').filter((text) => !text.closest('[aria-hidden=true]'));
    expect(beginnings([...bare, ...said])).toEqual([]);
  });

  test('has no inline script, no code and no style in attributes', () => {
    expect(all(page, 'script:not([src]):not([type="application/ld+json"])')).toHaveLength(0);
    expect(beginnings(all(page, '[style]'))).toEqual([]);
    expect(page.html).not.toMatch(/<[^>]+\son[a-z]+=/i);
  });

  test('has words in every link and button that works without a script, also where no style hides or draws any', () => {
    expect(beginnings(all(page, 'a, button[type=submit]').filter((control) => !wordsOf(control)))).toEqual([]);
    expect(wordsOf(all(page, 'main')[0])).not.toContain(unloaded);
    // Other buttons may be named otherwise.
    const nameless = all(page, 'button:not([aria-label], [aria-labelledby], :has(img[alt]:not([alt=""])))');
    expect(beginnings(nameless.filter((button) => !wordsOf(button)))).toEqual([]);
    expect(beginnings(all(page, 'a:not([href]), a[href=""], a[href="#"]'))).toEqual([]);
  });

  test('names its fields in words that a text browser shows, hidden ones as well', () => {
    const labelled = new Set(all(page, 'label').map((label) => label.getAttribute('for')));
    const fields = all(page, 'input:not([type=hidden]), select, textarea');
    expect(beginnings(fields.filter((field) => !field.closest('label') && !labelled.has(field.id)))).toEqual([]);
  });

  test('posts its forms to the site itself, so that they work without a script, or shows no field of them', () => {
    // With the method `dialog` nothing is sent, so a password cannot end up in an address.
    const waits = (form: HTMLElement) =>
      [...form.querySelectorAll('input, button')].every((field) => field.closest('[data-needs-script]')) &&
      (form.getAttribute('method') === 'dialog' ||
        [...form.querySelectorAll('[type=submit]')].every((button) => button.getAttribute('formmethod') === 'dialog'));
    const posts = (form: HTMLElement) =>
      /^(?:post|get)$/i.test(form.getAttribute('method') ?? '') && form.getAttribute('action')?.startsWith('/');
    expect(beginnings(all(page, 'form').filter((form) => !waits(form) && !posts(form)))).toEqual([]);
  });
});

test.each([
  ['/services', '#services li'],
  ['/services/ai-automation', '[aria-roledescription="slide"]'],
  ['/services/cloud-services', '#solutions + * li'],
  ['/ECommerce-Servicces', 'ul:has(h3) > li'],
  ['/UiUx-Services', 'section#features li'],
  ['/Graphic-Services', 'ol > li:has(h3)'],
  ['/team', 'li:has(> h2)'],
])('%s draws each %s otherwise than its neighbours', (path, item) => {
  const drawings = all(pageOf(path), item).map((one) =>
    [...one.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML),
  );
  expect(drawings.length).toBeGreaterThan(1);
  expect(new Set(drawings.map(String)).size).toBe(drawings.length);
});

test.runIf(teamMembers.some(({ sample }) => sample))(
  '/team says that its people are samples before the first card',
  () => {
    const said = all(pageOf('/team'), 'main :is(p, li:has(> h2))');
    const before = said.slice(
      0,
      said.findIndex(({ tagName }) => tagName === 'LI'),
    );
    expect(before.map(wordsOf).join(' ')).toMatch(/\bsamples?\b/i);
  },
);

const styles = (await builtFiles())
  .filter((file) => /\.(?:css|html)$/.test(file))
  .map(readBuilt)
  .flatMap((text) =>
    text.startsWith('<') ? [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '') : text,
  )
  .join('\n');

test('no style sheet lets a tap leave anything hovered', () => {
  const hovered: string[] = [];
  parse(styles).walkRules(/:hover\b(?![^(]*\))/, ({ selector, parent }) => {
    if (!(parent instanceof AtRule && parent.params.includes('(hover)'))) hovered.push(selector);
  });
  expect(styles).toContain(':hover');
  expect(hovered).toEqual([]);
});

// Each change of focus would style every ancestor again that any `:has()` looks at.
test('no style sheet asks by :has() for the focus', () => {
  const asking = [...styles.matchAll(/:has\((?:[^()]|\([^()]*\))*\)/g)].map(([selector]) => selector);
  expect(asking).not.toEqual([]);
  expect(asking.filter((selector) => selector.includes(':focus'))).toEqual([]);
});

test('no two addresses show the same page', () => {
  const headings = paths.map((path) => wordsOf(pageOf(path).document.querySelector('h1')));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test.each(paths.filter((path) => isIndexed(path) && !accountPages.includes(path)))(
  '%s has something to say, and shows no mark of Markdown',
  (path) => {
    const words = wordsOf(pageOf(path).document.querySelector('main'));
    expect(words.split(' ').length).toBeGreaterThanOrEqual(40);
    // Texts of guides have such marks, which elsewhere, or unclosed, a visitor would see.
    expect(words).not.toMatch(/\[\^|\*\*|`/);
  },
);

test('prices are not shown, but in articles about other things', () => {
  const price = /₹|\$\d|\b(?:Rs\.|INR|USD)/;
  const priced = pages.filter(({ document }) => price.test(wordsOf(document.querySelector('main'))));
  expect(priced.map(({ path }) => path).filter((path) => !/^\/(?:seo-details\/|Ai-)/.test(path))).toEqual([]);
});

test('the map of the site leads to every page that a visitor may look up', () => {
  const shown = new Set(all(pageOf('/explore'), 'main a').map((link) => link.getAttribute('href')));
  const elsewhere = new Set<string>([
    '/',
    '/services',
    '/explore',
    '/login',
    '/forgot-password',
    '/offline',
    '/notFound',
  ]);
  expect(paths.filter((path) => !shown.has(path) && !elsewhere.has(path))).toEqual([]);
});
