import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../harness/built-site.ts';
import { all, pageOf } from '../harness/pages.ts';

/** The policy's directives, each with its sources. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe.each(builtSite.pages)('the policy of $path', ({ path, headers }) => {
  const policy = directives(headers['content-security-policy'] ?? '');

  test('allows scripts of this site and no others', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toBeUndefined();
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('allows exactly the styles that stand in the page', () => {
    const hashes = all(pageOf(path), 'style').map(
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(policy['style-src']?.filter((source) => source !== "'self'")).toEqual(hashes);
  });

  test('lets nobody frame the page, guess its types or read where a visitor came from', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'cross-origin-opener-policy': expect.stringMatching(/^same-origin/) as string,
    });
  });
});

test('only the pages with social buttons let a popup answer its opener', () => {
  const open = builtSite.pages.filter(
    ({ headers }) => headers['cross-origin-opener-policy'] === 'same-origin-allow-popups',
  );
  expect(open.map(({ path }) => path)).toEqual(['/login', '/signup']);
});
