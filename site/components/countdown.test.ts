import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { timings } from '../../contracts/timings.ts';

test('the ticks run out when the banner goes', () => {
  const css = readFileSync(new URL('countdown.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`run-out ${timings.contactBanner}ms`);
});
