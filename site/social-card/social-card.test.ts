import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { siteMap } from '../../content/site-map.ts';
import { socialCardOf } from './social-card.ts';
import { socialCardFiles } from './social-card-files.ts';

describe('the picture beside a shared link', () => {
  test('is named by its address and says the page’s name and what is drawn', () => {
    const path = '/services/cloud-services';
    expect(socialCardOf(path)).toEqual({
      file: 'social-cards/services-cloud-services.png',
      alt: expect.stringContaining(`${company.name}: ${siteMap[path].name} – ${siteMap[path].drawing}`),
    });
  });

  test('is not drawn before somebody asks for it', () => {
    expect(socialCardFiles([]).every(({ content }) => typeof content === 'function')).toBe(true);
  });
});
