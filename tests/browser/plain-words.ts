import type { Page } from 'playwright-core';
import { company } from '../../content/company.ts';
import { guides } from '../../content/guides.ts';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import type { ParsedPage } from '../harness/pages.ts';

/** Names that are the same in every language. */
const names = new Set(
  [...Object.values(guides), aiGlance, aiDepth]
    .flatMap(({ sources }) => Object.values(sources).flatMap(({ title, publisher }) => [title, publisher]))
    .concat(
      company.name,
      `| ${company.name}`,
      `${company.name}:`,
      company.tagline,
      company.addressLine,
      `, ${company.addressLine}`,
      company.email,
      'Google',
      'GitHub',
      'Facebook',
    ),
);
const isName = (text: string) =>
  names.has(text.replace(/,$/, '')) ||
  /^(?:[\d.,]+ (?:k?m|ms)|(?:Mumbai|Virginia) \d+ ms|answer--\w+--here)$/.test(text);
/** Removes translated texts, which may be nested. In a title or around a link, one of the marks may be cut off. */
function withoutMarked(text: string): string {
  const less = text.replaceAll(/«[^«»]*(?:»|$)|^[^«»]*»/g, ' ');
  return less === text ? text : withoutMarked(less);
}

/** All visible and spoken text of a page; runs in the page as well. */
function textsIn(root: Element = document.documentElement): string[] {
  // Machine-readable data, dates and text marked as another language are not translated.
  if (root.matches('script, style, code, time, body [lang]')) return [];
  // The initials of somebody without a portrait.
  if (root.matches('svg text') && root.textContent.length < 3) return [];
  // Where scripts run, the markup of a <noscript> is its text.
  if (root.matches('noscript') && root.textContent.trimStart().startsWith('<')) return [];
  const spoken = ['alt', 'title', 'aria-label', 'aria-roledescription', 'aria-description', 'placeholder'];
  const isSummary = root.matches('meta[name=description], meta[property="og:title"]');
  return [
    ...[...spoken, ...(isSummary ? ['content'] : [])].map((name) => root.getAttribute(name) ?? ''),
    ...[...root.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
    ...[...root.children].flatMap((child) => textsIn(child)),
  ];
}

/** All visible and spoken text of an open page, or of a parsed one, that is not translated. */
export async function plainWords(of: Page | ParsedPage): Promise<string[]> {
  const texts = 'document' in of ? textsIn(of.document as unknown as Element) : await of.evaluate(textsIn, undefined);
  return texts.map((text) => withoutMarked(text).trim()).filter((text) => /\p{L}{2}/u.test(text) && !isName(text));
}

/** The words of style sheets (`content: ' of '`), which no translation reaches. */
export const wordsOfStyles = (shown: Page) =>
  shown.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part).content))
      .flatMap((content) => content.match(/"[^"]*"/g) ?? [])
      .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('«')),
  );
