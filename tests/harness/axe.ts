import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone, tooWide } from './browser.ts';
import { browser } from './use-browser.ts';

/**
 * Contrast of level AAA for all text. By itself axe's rule for it passes over contrast under 4.5:1, which another rule tells at the
 * price of judging all text twice. The other numbers are axe's own.
 */
const contrast = {
  id: 'color-contrast-enhanced',
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
};

/** The source of axe, minified since every page parses it again. */
export const accessibilityChecker = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure(${JSON.stringify({ checks: [contrast] })})`;

/** The rules that pages are held to: levels A and AA, and the contrast of text of AAA. */
const accessibilityRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { [contrast.id]: { enabled: true }, 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  // The site's only iframes show mails and run no script, so axe cannot check them.
  iframes: false,
};

const ofColours = [contrast.id, 'link-in-text-block'];
/** The rules that depend on the theme. */
const colourRules: RunOptions = { ...accessibilityRules, runOnly: ofColours };

/** The rules that depend on how a page is styled and laid out, by a width or an engine. The others judge the DOM, which is the same in all. */
export const layoutRules: RunOptions = {
  ...accessibilityRules,
  runOnly: [
    ...ofColours,
    'target-size',
    'scrollable-region-focusable',
    'aria-hidden-focus',
    'label-content-name-mismatch',
  ],
};

/** The violations of a page as `rule: element`. Waits for colour transitions to end. */
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

/** The violations in the light and then in the dark theme. Turns on reduced motion. */
export async function accessibilityFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await accessibilityFaults(page, colourRules);
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}

/** The violations in both themes on a wide and a narrow screen. Turns on reduced motion, and ends in light on a phone. */
export async function accessibilityFaultsEverywhere(page: Page): Promise<string[]> {
  await page.setViewportSize(desktop);
  const wide = await accessibilityFaultsInBothThemes(page);
  await page.setViewportSize(phone);
  const inDark = await accessibilityFaults(page, layoutRules);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await accessibilityFaults(page, colourRules);
  return [...wide, ...inDark.map((one) => `in dark on a phone, ${one}`), ...inLight.map((one) => `on a phone, ${one}`)];
}

/**
 * The faults of a page without scripts, such as an answer page: violations in
 * either theme, and overflow on a narrow screen. Checks a copy with scripts, since axe is one.
 */
export async function answerFaults(page: Page): Promise<string[]> {
  const answer = await page.content();
  const copy = await browser.newPage({ viewport: { width: 320, height: 800 } });
  await copy.route(
    (url) => url.href === page.url(),
    (route) => route.fulfill({ contentType: 'text/html', body: answer }),
  );
  await copy.goto(page.url());
  const found = [...(await tooWide(copy)), ...(await accessibilityFaultsInBothThemes(copy))];
  await copy.close();
  return found;
}

/** `rule: element` with the remedy, for each violation. */
export function describeViolations(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
