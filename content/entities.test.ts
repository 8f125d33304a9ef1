import { describe, expect, test } from 'vitest';
import { faq } from './faq.ts';
import { additionalFeatures, reasons } from './features.ts';
import { servicesMenu } from './navigation.ts';
import { appServicePage } from './pages/app-service.ts';
import { contentWritingPage } from './pages/content-writing.ts';
import { aiAutomationPage } from './pages/services/ai-automation.ts';
import { backendDevelopmentPage } from './pages/services/backend-development.ts';
import { cloudServicesPage } from './pages/services/cloud-services.ts';
import { frontendDevelopmentPage } from './pages/services/frontend-development.ts';
import { fullStackSolutionsPage } from './pages/services/full-stack-solutions.ts';
import { webDevelopmentPage } from './pages/services/web-development.ts';
import { services } from './services.ts';
import { profiles, teamMembers } from './team.ts';

/** Section 3 of the specification: an entity, how many there are, and its fields. */
const entities: readonly [name: string, count: number, items: readonly object[], fields: readonly string[]][] = [
  ['Service card', 9, services.cards, ['title', 'available', 'description', 'icon', 'link', 'hoverImage']],
  ['Reason card', 9, reasons.cards, ['title', 'description']],
  ['FAQ item', 7, faq.items, ['title', 'content']],
  ['Feature chip', 25, additionalFeatures.rows.flat(), ['text', 'icon']],
  ['AI service card', 10, aiAutomationPage.carousel.cards, ['title', 'description', 'bgColor', 'icon', 'image']],
  ['Web service', 9, webDevelopmentPage.tabs.items, ['title', 'desc', 'icon', 'bg', 'link']],
  ['App service', 6, appServicePage.services.items, ['title', 'description', 'icon']],
  ['Content package', 3, contentWritingPage.packages.items, ['title', 'description', 'color']],
  [
    'Cloud offering card',
    16,
    [...cloudServicesPage.solutions.items, ...cloudServicesPage.types.items],
    ['title', 'description', 'icon'],
  ],
  ['Menu service entry', 10, servicesMenu.services, ['name', 'href', 'icon', 'desc']],
  ['Technology tile', 12, frontendDevelopmentPage.tools.items, ['icon', 'name', 'desc']],
  ['Technology tile', 12, backendDevelopmentPage.tools.items, ['icon', 'name', 'desc']],
  ['Technology tile', 12, fullStackSolutionsPage.tools.items, ['icon', 'name', 'desc']],
  ['Team member', 6, teamMembers, ['name', 'role', 'description', 'image', 'links']],
];

describe.each(entities)('%s, of which there are %i,', (_name, count, items, fields) => {
  test(`has ${fields.join(', ')}, and every one is filled in`, () => {
    expect(items).toHaveLength(count);
    for (const item of items) {
      const filled = Object.entries(item).flatMap(([name, value]) =>
        value === '' || value === undefined ? [] : [name],
      );
      expect(filled).toEqual(expect.arrayContaining([...fields]));
    }
  });
});

test('a team member may be linked at linkedin, github, twitter, instagram, facebook and portfolio', () => {
  expect(profiles.map(({ kind }) => kind)).toEqual([
    'linkedin',
    'github',
    'twitter',
    'instagram',
    'facebook',
    'portfolio',
  ]);
});

test('every field of every type says what it is for', () => {
  const files = import.meta.glob<string>(['./*.ts', './pages/**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const types = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^(?:export )?type (\w+)[^\n]*\{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
      name: `${file} ${name}`,
      lines: body.split('\n'),
    })),
  );
  expect(types.length).toBeGreaterThan(50);
  const bare = types.flatMap(({ name, lines }) =>
    lines
      .filter((line, index) => /^ {2}\w+\??: /.test(line) && !lines[index - 1]?.endsWith('*/'))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
