import { expect, test, vi } from 'vitest';
import { company } from '../content/company.ts';
import type { Page } from './page.ts';
import { structuredDataOf } from './structured-data.ts';

const profiles = vi.hoisted(() => ({ social: [{ href: '/notFound' }] }));
vi.mock('../content/navigation.ts', () => ({ footer: profiles }));

test('search engines are told which profiles are ours, and of none that are not public yet', () => {
  const ours = () => structuredDataOf({ path: '/contact', breadcrumbs: [] } as unknown as Page, company)[0];
  expect(ours()).not.toHaveProperty('sameAs');
  profiles.social.push({ href: 'https://github.example/jantar' });
  expect(ours()).toMatchObject({ sameAs: ['https://github.example/jantar'] });
});
