import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as timings from '../../contracts/timings.ts';

const css = readFileSync(new URL('countdown.module.css', import.meta.url), 'utf8');

test('the ticks run out when the banner goes', () => {
  expect(css).toContain(`run-out ${timings.contactBanner}ms`);
});

test('the ticks run out when the toast goes', () => {
  expect(css).toContain(`run-out ${timings.toast}ms`);
});

test('the ticks run out when the redirect comes', () => {
  expect(css).toContain(`run-out ${timings.authRedirect}ms`);
});
