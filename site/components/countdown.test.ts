import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as timings from '../../contracts/timings.ts';

const css = readFileSync(new URL('countdown.module.css', import.meta.url), 'utf8');

const ends = {
  'banner goes': timings.contactBanner,
  'toast goes': timings.toast,
  'redirect comes': timings.authRedirect,
};
test.each(Object.entries(ends))('the ticks run out when the %s', (_, ms) => {
  expect(css).toContain(`run-out ${ms}ms`);
});
