import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from '../environment/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Measurement = {
  /** 0 to 100 for each category that was asked for. */
  scores: Partial<Record<Category, number>>;
  /** Milliseconds on a slow phone. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
};

/** One run of Lighthouse as a phone on a slow network, in a browser of its own. */
export async function measurePage(url: string, only: readonly Category[] = categories): Promise<Measurement> {
  const port = 9222 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const flags: Flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...only] };
    const report = (await lighthouse(url, flags))?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message}`);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    const score = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
    return {
      scores: Object.fromEntries(only.map((name) => [name, score(name)])),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

/** The middle value of each number. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (pick: (run: Measurement) => number) =>
    runs.map(pick).toSorted((one, other) => one - other)[Math.floor((runs.length - 1) / 2)] ?? Number.NaN;
  const names = Object.keys(runs[0]?.scores ?? {}) as Category[];
  return {
    scores: Object.fromEntries(names.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocked: middle((run) => run.blocked),
    layoutShift: middle((run) => run.layoutShift),
  };
}
