import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { siteMap } from '../../content/site-map.ts';
import { cardPaths, socialCardOf } from './social-card.ts';
import { socialCardFiles } from './social-card-files.ts';

describe('the picture beside a shared link', () => {
  test('is each page’s own, for every page that may be found', () => {
    const found = Object.entries(siteMap).filter(([, entry]) => !('indexed' in entry));
    expect(cardPaths).toEqual(found.map(([path]) => path));
    expect(new Set(cardPaths.map((path) => socialCardOf(path).file)).size).toBe(cardPaths.length);
  });

  test('is named by its address and says the page’s name and what is drawn', () => {
    const path = '/services/cloud-services';
    expect(socialCardOf(path)).toEqual({
      file: 'social-cards/services-cloud-services.png',
      alt: expect.stringContaining(`${company.name}: ${siteMap[path].name} – ${siteMap[path].drawing}`),
    });
  });

  test.each(['/404', '/notFound', '/account'])('%s has the one of the home page', (path) => {
    expect(socialCardOf(path)).toEqual(socialCardOf('/'));
  });

  test('is not drawn before somebody asks for it', () => {
    expect(socialCardFiles([]).every(({ content }) => typeof content === 'function')).toBe(true);
  });
});
