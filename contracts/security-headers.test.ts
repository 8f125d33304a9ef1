import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (...given: Parameters<typeof securityHeaders>) =>
  securityHeaders(...given)['content-security-policy']?.split('; ') ?? [];

test('An answer takes scripts from this site alone, shows no frame, is shown in none, and keeps its window to itself', () => {
  const policy = policyOf();
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy.join()).not.toMatch(/frame-src|https?:/);
  expect(securityHeaders()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('Other origins are allowed where they are named, each for its purpose', () => {
  const policy = policyOf({
    connectTo: ['https://calls.example'],
    scriptsFrom: ['https://scripts.example'],
    frames: ['https://frames.example'],
  });
  expect(policy.filter((directive) => directive.includes('https:'))).toEqual([
    "script-src 'self' https://scripts.example",
    "connect-src 'self' https://calls.example",
    'frame-src https://frames.example',
    "form-action 'self' https://calls.example",
  ]);
  expect(policy).toContain("require-trusted-types-for 'script'");
});
