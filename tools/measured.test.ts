import { expect, test, vi } from 'vitest';
import lighthouse from '../content/measured/lighthouse.json' with { type: 'json' };

test('a page that was measured and then renamed is named, with what to do', async () => {
  const [page] = lighthouse.pages;
  vi.doMock('../content/measured/lighthouse.json', () => ({
    default: { ...lighthouse, pages: [{ ...page, path: '/old-name' }] },
  }));
  await expect(import('../content/pages/work/this-site.ts')).rejects.toThrow(
    'content/measured/lighthouse.json measured /old-name',
  );
});
