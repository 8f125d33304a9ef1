import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The script of the checker. The minified file: every page reads it anew, and the other is twice as long. */
export const accessibilityChecker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is looked for, in every browser. */
export const accessibilityRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The only frames of this site hold mails and run no script, not even that of the checker.
  iframes: false,
};

/** Whatever of the rules the page breaks: `rule: element`. Empty is what a page should answer. Colours on their way arrive first. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(accessibilityChecker);
  const violations = await page.evaluate(async (options) => {
    return (await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)).violations;
  }, accessibilityRules);
  return describeViolations(violations);
}

/** `rule: element` and what to do, for each element that breaks a rule. */
export function describeViolations(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
