import type { HTMLElement } from 'happy-dom';
import { AtRule, parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { unloaded } from '../../content/form-words.ts';
import { teamMembers } from '../../content/team.ts';
import { accountPages, builtFiles, readBuilt } from '../harness/built-site.ts';
import { all, attribute, pageOf, pages, wordsOf } from '../harness/pages.ts';

describe.each(pages)('the document of $path', (page) => {
  test('has exactly one first heading, with words', () => {
    expect(all(page, 'h1').map(wordsOf)).toEqual([expect.stringMatching(/\w/)]);
  });

  test('skips no heading level', () => {
    const levels = all(page, 'main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName.at(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, `levels ${levels.join(' ')}`).toEqual([]);
  });

  test('leads the keyboard to its content first', () => {
    const [first] = all(page, 'body a, body button, body input, body summary');
    expect(wordsOf(first)).toBe('Skip to content');
    expect(first?.getAttribute('href')).toBe('#main');
  });

  test('has words in every link and button that works without a script, also where no style hides or draws any', () => {
    const pressed = all(page, 'a, button[type=submit]');
    expect(pressed.filter((element) => !wordsOf(element)).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(wordsOf(all(page, 'main')[0])).not.toContain(unloaded);
  });

  test('has its landmarks', () => {
    const frames = accountPages.includes(page.path) ? 0 : 1;
    expect(all(page, 'main#main')).toHaveLength(1);
    expect(all(page, 'body > header')).toHaveLength(frames);
    expect(all(page, 'body > footer')).toHaveLength(frames);
  });

  test('names its navigations apart', () => {
    const names = all(page, 'nav').map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '',
    );
    expect(names.filter((name) => name === '')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives no id twice', () => {
    const ids = all(page, '[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has nothing but items in its lists', () => {
    expect(all(page, ':is(ul, ol) > :not(li), dl > :not(div, dt, dd), dl > div > :not(dt, dd)')).toEqual([]);
  });

  test('is first painted once its first screen is there', () => {
    const awaited = all(page, 'head link[rel=expect][blocking=render]').map((link) => link.getAttribute('href'));
    expect(awaited).toEqual(['#first-screen-end']);
    expect(page.html.indexOf(' id="first-screen-end"')).toBeGreaterThan(page.html.indexOf('<h1'));
  });

  test('refers to no id that is missing', () => {
    const attributes = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];
    const ids = new Set(all(page, '[id]').map(({ id }) => id));
    const missing = attributes
      .flatMap((name) => all(page, `[${name}]`).flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/)))
      .filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
  });

  test('draws nothing that its symbols do not hold', () => {
    const ids = new Set(all(page, '[id]').map(({ id }) => id));
    const drawn = all(page, 'use').map((use) => use.getAttribute('href') ?? '');
    const missing = drawn.filter((href) => {
      const [file = '', id = ''] = href.split('#');
      return file === '' ? !ids.has(id) : !readBuilt(file.slice(1)).includes(` id="${id}"`);
    });
    const painted = [...page.html.matchAll(/="url\(#([\w-]+)\)"/g)].map(([, id]) => id ?? '');
    expect([...missing, ...painted.filter((id) => !ids.has(id))]).toEqual([]);
  });

  test('links the styles of what comes later after its content or its first screen, and there alone', () => {
    const frames = accountPages.includes(page.path) ? 0 : 1;
    const rests = all(page, 'main link[rel=stylesheet][href^="/assets/rest-"]');
    expect(all(page, 'link[rel=stylesheet]')).toHaveLength(frames + rests.length);
    for (const rest of rests)
      expect(page.html.indexOf(`href="${rest.getAttribute('href')}"`)).toBeGreaterThan(
        page.html.indexOf(' id="first-screen-end"'),
      );
    expect(all(page, 'main + link[rel=stylesheet][href^="/assets/deferred-"] + footer')).toHaveLength(frames);
  });

  test('gives pictures and films their size, and pictures their words', () => {
    const media = all(page, 'img, video');
    expect(media.filter((one) => !one.hasAttribute('width') || !one.hasAttribute('height')).map(String)).toEqual([]);
    expect(all(page, 'img:not([alt])').map(String)).toEqual([]);
  });

  test('hides drawings from screen readers or names them', () => {
    const bare = all(page, 'svg').filter(
      (svg) =>
        !svg.parentElement?.closest('svg, [aria-hidden=true]') &&
        svg.getAttribute('aria-hidden') !== 'true' &&
        !(
          svg.getAttribute('role') === 'img' &&
          (svg.hasAttribute('aria-label') || svg.hasAttribute('aria-labelledby'))
        ),
    );
    // Firefox reads out what stands in a named one.
    const said = all(page, 'svg[role=img] text').filter((text) => !text.closest('[aria-hidden=true]'));
    expect([...bare, ...said].map((part) => part.outerHTML.slice(0, 120))).toEqual([]);
  });

  test('has no inline script, no code and no style in attributes', () => {
    expect(all(page, 'script:not([src]):not([type="application/ld+json"])')).toHaveLength(0);
    expect(all(page, '[style]').map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
    expect(page.html).not.toMatch(/<[^>]+\son[a-z]+=/i);
  });

  test('has a link or button for every control that leads somewhere', () => {
    const empty = all(page, 'a:not([href]), a[href=""], a[href="#"]');
    expect(empty.map((link) => link.outerHTML.slice(0, 120))).toEqual([]);
    const nameless = all(page, 'a, button').filter(
      (control) =>
        wordsOf(control) === '' &&
        !control.hasAttribute('aria-label') &&
        !control.hasAttribute('aria-labelledby') &&
        !control.querySelector('img[alt]:not([alt=""])'),
    );
    expect(nameless.map((control) => control.outerHTML.slice(0, 120))).toEqual([]);
  });

  test('names its fields in words that a text browser shows, hidden ones as well', () => {
    const labelled = new Set(all(page, 'label').map((label) => label.getAttribute('for')));
    const unnamed = all(page, 'input:not([type=hidden]), select, textarea').filter(
      (field) => !field.closest('label') && !labelled.has(field.id),
    );
    expect(unnamed.map((field) => field.outerHTML.slice(0, 120))).toEqual([]);
  });

  test('posts its forms to the site itself, so that they work without a script, or shows no field of them', () => {
    // With the method `dialog` nothing is sent, so a password cannot end up in an address.
    const waits = (form: HTMLElement) =>
      [...form.querySelectorAll('input, button')].every((field) => field.closest('[data-needs-script]')) &&
      (form.getAttribute('method') === 'dialog' ||
        [...form.querySelectorAll('[type=submit]')].every((button) => button.getAttribute('formmethod') === 'dialog'));
    const posts = (form: HTMLElement) =>
      /^(?:post|get)$/i.test(form.getAttribute('method') ?? '') && form.getAttribute('action')?.startsWith('/');
    const faulty = all(page, 'form').filter((form) => !waits(form) && !posts(form));
    expect(faulty.map((form) => form.outerHTML.slice(0, 120))).toEqual([]);
  });

  test('names a preloaded font that its styles use', () => {
    const font = attribute(page, 'link[rel=preload][as=font]', 'href') ?? 'none';
    expect(
      all(page, 'style')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toContain(font);
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
