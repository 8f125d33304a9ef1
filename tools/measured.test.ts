import { expect, test, vi } from 'vitest';
import lighthouse from '../content/measured/lighthouse.json' with { type: 'json' };

test('a page of the chart without figures is named, with what to do', async () => {
  vi.doMock('../content/measured/lighthouse.json', () => ({
    default: { ...lighthouse, pages: lighthouse.pages.filter(({ path }) => path !== '/about') },
  }));
  await expect(import('../content/pages/work/this-site.ts')).rejects.toThrow(
    'content/measured/lighthouse.json has no /about: run',
  );
});
