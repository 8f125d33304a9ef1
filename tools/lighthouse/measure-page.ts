import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../services/testing/free-port.ts';
import { median } from '../median.ts';
import { chromiumFlags, provideChromium } from '../environment/chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Measurement = {
  /** 0 to 100 for each category that was asked for. */
  scores: Partial<Record<Category, number>>;
  /** Times in milliseconds, on the simulated device. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Transferred bytes, compressed, by kind, until the network was idle. */
  bytes: Bytes;
};

const kinds = { document: ['Document'], script: ['Script'], font: ['Font'], pictures: ['Image', 'Media'] } as const;
export type Bytes = Record<keyof typeof kinds | 'other', number>;

/** As `measureOnce`, and once more when Lighthouse loses its trace, as it does now and then: that must not end a run of all pages. */
export const measurePage: typeof measureOnce = (...page) =>
  measureOnce(...page).catch((error: Error) => {
    if (!error.message.includes('NO_NAVSTART')) throw error;
    console.error(error.message);
    return measureOnce(...page);
  });

/**
 * Runs Lighthouse once in a new browser, simulating a phone on a slow network or a desktop on a fast one. The browser trusts the
 * key of the hash `trust`; from a server that it does not trust it keeps nothing, and would fetch an island's scripts twice.
 */
async function measureOnce(
  url: string,
  trust: string,
  only: readonly Category[] = categories,
  isDesktop = false,
): Promise<Measurement> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${trust}`, `--remote-debugging-port=${port}`],
  });
  try {
    const flags: Flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...only] };
    const report = (await lighthouse(url, flags, isDesktop ? desktopConfig : undefined))?.lhr;
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
      bytes: bytesOf(report.audits['network-requests']?.details),
    };
  } finally {
    await browser.close();
  }
}

type Details = NonNullable<Result['audits'][string]['details']>;

function bytesOf(details: Details | undefined): Bytes {
  const bytes: Bytes = { document: 0, script: 0, font: 0, pictures: 0, other: 0 };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  for (const { resourceType, mimeType, transferSize } of details?.type === 'table' ? details.items : []) {
    const type = mimeType === 'text/javascript' ? 'Script' : resourceType;
    const kind = names.find((name) => kinds[name].some((one) => one === type)) ?? 'other';
    bytes[kind] += Number(transferSize);
  }
  return bytes;
}

/** The median of each figure over some runs, also of those within figures. */
export function medianOf<Figures extends object>(runs: readonly Figures[]): Figures {
  const entries = Object.keys(runs[0] ?? {}).map((key) => {
    const values = runs.map((run) => run[key as keyof Figures]);
    return [key, typeof values[0] === 'number' ? median(values as number[]) : medianOf(values as object[])] as const;
  });
  return Object.fromEntries(entries) as Figures;
}
