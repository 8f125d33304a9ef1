import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { overflow, widest } from './browser.ts';

/** The script of the checker. The minified file: every page reads it anew, and the other is twice as long. */
export const accessibilityChecker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is looked for, in every browser. */
export const accessibilityRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The only frames of this site hold mails and run no script, not even that of the checker.
  iframes: false,
};

/** Of these, the ones that another theme can break: the rest of the page is the same. */
const colourRules: RunOptions = { ...accessibilityRules, runOnly: ['color-contrast', 'link-in-text-block'] };

/** Whatever of the rules the page breaks: `rule: element`. Empty is what a page should answer. Colours on their way arrive first. */
export async function accessibilityFaults(page: Page, rules = accessibilityRules): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(accessibilityChecker);
  const violations = await page.evaluate(async (options) => {
    return (await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)).violations;
  }, rules);
  return describeViolations(violations);
}

/** The same, in light and then in dark. Motion is reduced from here on. */
export async function accessibilityFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await accessibilityFaults(page, colourRules);
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}

/**
 * What is wrong with a page that answers a form without scripts, and so is not opened with the others: rules that it breaks in
 * either theme, and what sticks out of a narrow screen. The checker is a script itself, so it looks at a copy.
 */
export async function answerFaults(page: Page): Promise<string[]> {
  const answer = await page.content();
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 320, height: 800 } });
  if (!context) throw new Error('The browser is gone.');
  const copy = await context.newPage();
  await copy.route(
    (url) => url.href === page.url(),
    (route) => route.fulfill({ contentType: 'text/html', body: answer }),
  );
  await copy.goto(page.url());
  const found = (await overflow(copy)) > 0 ? await widest(copy) : [];
  found.push(...(await accessibilityFaultsInBothThemes(copy)));
  await context.close();
  return found;
}

/** `rule: element` and what to do, for each element that breaks a rule. */
export function describeViolations(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
