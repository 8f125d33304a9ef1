import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { footer } from '../../../content/navigation.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import { SiteFooter } from './site-footer.tsx';

const newsletter = {
  ...footer.newsletter,
  notice: '',
  messages: { invalidEmail: '', failed: '' },
  action: newsletterPaths.subscribe,
  honeypot: { name: 'homepage_url', label: 'Leave this field empty' },
};

test('a public profile opens in a new tab and says so', () => {
  const social = [{ name: 'GitHub', icon: 'github', href: 'https://github.example/jantar' }] as const;
  const withProfile = renderToStaticMarkup(
    <SiteFooter company={company} footer={{ ...footer, social }} newsletter={newsletter} year={2026} languages={[]} />,
  );
  expect(withProfile).toMatch(/<a target="_blank" rel="noopener" href="https:\/\/github\.example\/jantar" class/);
  expect(withProfile).toContain('(opens in a new tab)');
});
