import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { footer } from '../../../content/navigation.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import { SiteFooter } from './site-footer.tsx';

const newsletter = { ...footer.newsletter, notice: '', action: newsletterPaths.subscribe, honeypot: 'homepage_url' };

const html = renderToStaticMarkup(<SiteFooter company={company} footer={footer} newsletter={newsletter} year={2026} />);

test.each(['Our Services', 'Why Choose Us', 'More from Us', 'Our Achievements'])('has the column %s', (heading) => {
  expect(html).toContain(`>${heading}</h2>`);
});

test.each(['SSL Secured', 'Data Protected', 'Your Trusted Partner'])('shows the badge %s', (badge) => {
  expect(html).toContain(badge);
});

test('the arrow button subscribes the address, without a script as well', () => {
  expect(html).toContain('action="/newsletter/subscribe" method="post"');
  expect(html).toMatch(/<label for="footer-email">/);
  const input = /<input[^>]*id="footer-email"[^>]*>/.exec(html)?.[0];
  expect(input).toContain('name="email"');
  expect(input).toContain('type="email"');
  expect(html).toMatch(/<button type="submit" aria-label="[^"]+"/);
});

test('links to four networks, each named; a profile that is missing leads to /notFound', () => {
  const links = [...html.matchAll(/<a href="\/notFound" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(links).toEqual(['LinkedIn', 'GitHub', 'Instagram', 'Facebook']);
});

test('a public profile opens in a new tab and says so', () => {
  const social = [{ name: 'GitHub', icon: 'github', href: 'https://github.example/jantar' }] as const;
  const withProfile = renderToStaticMarkup(
    <SiteFooter company={company} footer={{ ...footer, social }} newsletter={newsletter} year={2026} />,
  );
  expect(withProfile).toMatch(/<a target="_blank" rel="noopener" href="https:\/\/github\.example\/jantar">/);
  expect(withProfile).toContain('(opens in a new tab)');
});

test('the list of further services expands and collapses without a script', () => {
  expect(html).toMatch(/<details[^>]*><summary>More services/);
});

test('the copyright carries a year that the browser can correct', () => {
  expect(html).toContain('© <span data-year="true">2026</span> Jantar, Jaipur');
});
