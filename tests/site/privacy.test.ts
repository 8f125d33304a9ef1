import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { recipients } from '../../content/pages/privacy.ts';
import { cacheNames, cookieName, cookieNames, storageKeys } from '../../contracts/browser-storage.ts';
import { buildSettings } from '../../contracts/build-settings.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import { serverSettings } from '../../server/config/setting-names.ts';
import { all, pageOf, pages, wordsOf } from '../harness/pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = pageOf('/privacy');
const sources = globSync('{site,services,server,static-site}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\/fixture\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(root, file), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

describe('what the site writes into a browser', () => {
  const cookies = Object.keys(cookieNames) as (keyof typeof cookieNames)[];
  test.each([
    ...Object.values<string>({ ...storageKeys, ...cacheNames }),
    ...cookies.map((which) => cookieName(which, company.origin)),
  ])('%s is on the privacy page', (name) => {
    expect(all(page, '#browser code').map(wordsOf)).toContain(name);
  });

  /** Matches code that stores something, which must take its keys from contracts/browser-storage.ts. */
  const stores =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|\b(?:set|get|delete)Cookie\(|set-cookie/i;
  const named = /contracts\/browser-storage\.ts/;
  const excused: Record<string, string> = {
    'site/browser/theme-before-paint.ts': 'a classic script that may import nothing; the next test holds its name',
    'site/browser/main.ts': 'hands the store to theme.ts',
    'site/service-worker/service-worker.ts': 'deletes every cache, whatever it is called',
    'site/form-kit/draft-manager.ts': 'hands the stores to draft.ts; the forms name their keys',
  };

  test('is named in one place', () => {
    const unnamed = sources.filter(({ file, text }) => stores.test(text) && !named.test(text) && !(file in excused));
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });

  test('has no name that is typed again', () => {
    const typed = sources.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /(?:[sg]etItem|removeItem|(?:set|get|delete)Cookie)\((?:\w+,\s*)?'([^']+)'|storageKey: '([^']+)'|Storage\['([^']+)'\]/g,
        ),
      ].map(([, ...keys]) => `${file}: ${keys.find((key) => key !== undefined)}`),
    );
    expect(typed).toEqual([`site/browser/theme-before-paint.ts: ${storageKeys.theme}`]);
  });
});

describe('how long personal data is kept', () => {
  test.each(Object.entries(retention))('%s is on the privacy page', (_name, ms) => {
    expect(all(page, '#kept td').map(wordsOf)).toContain(inWords(ms));
  });

  /** Durations of an hour and more that are not retention periods of personal data. */
  const excused = new Set([
    'services/identity/identity-service.ts pruneMs',
    'services/mail-relay/outbox/worker.ts pruneMs',
    'services/identity/tokens/signing-keys.ts signsForMs',
    'site/security-txt.ts goodForMs',
    'services/mail-relay/budget/mail-budget.ts alertMs',
    'services/mail-relay/budget/owner-pace.ts alertMs',
    'services/database/believed-time.ts plausibleMs',
    'services/database/believed-time.ts steadyStepMs',
    'services/database/believed-time.ts provingMs',
    'server/ready/public-checks.ts soonDays',
  ]);

  test('is a number of contracts/retention.ts', () => {
    const hour = 60 * 60_000;
    const units = /^(?:hour|day)Ms$/;
    const elsewhere = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(\w*(?:Ms|MS|[aA]ge|[dD]ays))\b(?:: [\w<>, ]+)? ?[=:] ([\d_.*\sa-z]+)[;,]/g)]
        .filter(([, name = '', product = '']) => !units.test(name) && milliseconds(name, product) >= hour)
        .map(([, name]) => `${file} ${name}`)
        .filter((place) => !excused.has(place)),
    );
    expect(elsewhere).toEqual([]);
  });

  const lengths: Record<string, number> = { minute: 60_000, hour: 60 * 60_000, day: 24 * 60 * 60_000 };

  /** `400 * 24 * 60 * 60` of `maxAge` is in seconds, `90` of `days` in days; the rest is in milliseconds. */
  function milliseconds(name: string, product: string): number {
    const unit = /age$/i.test(name) ? 1000 : /days$/i.test(name) ? 24 * 60 * 60_000 : 1;
    return product
      .split('*')
      .map((factor) => factor.trim())
      .reduce((value, factor) => value * (lengths[factor] ?? Number(factor.replaceAll('_', ''))), unit);
  }
});

test('every setting that decides who gets personal data has its line among the recipients', () => {
  const settings: readonly string[] = [...serverSettings, ...buildSettings];
  const deciding = settings.filter((name) =>
    /_TO$|^SMTP_.*URL$|^DATABASE_URL$|_CLIENT_ID$|_ORIGIN$|_AUTH_DOMAIN$|WEBHOOK|PUSH/.test(name),
  );
  const listed = new Set(recipients.flatMap((recipient) => recipient.settings));
  expect(deciding.length).toBeGreaterThan(8);
  expect(deciding.filter((name) => !listed.has(name) && name !== 'SITE_ORIGIN')).toEqual([]);
  expect(all(page, '#recipients tbody tr')).toHaveLength(recipients.length);
});

test.each(pages.map(({ path: address }) => address))(
  '%s says at every form what is done with what is typed',
  (address) => {
    const forms = all(pageOf(address), 'form').filter(
      (form) => form.querySelector('input[type=email], textarea, input[type=password]') !== null,
    );
    const near = (form: (typeof forms)[number]) => form.parentElement?.parentElement?.parentElement;
    const silent = forms.filter((form) => !near(form)?.querySelector('[data-form-notice] a[href="/privacy"]'));
    expect(silent.map((form) => form.outerHTML.slice(0, 120))).toEqual([]);
  },
);
