import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { header, servicesMenu } from '../../../content/navigation.ts';
import { SiteHeader } from './site-header.tsx';

const html = renderToStaticMarkup(<SiteHeader company="Jantar" navigation={header} servicesMenu={servicesMenu} />);

/** The links in the order of the page: where they lead and what they say. */
const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inside = '']) => ({
  href,
  text: inside
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'"),
}));
const hrefOf = (text: string) => links.find((link) => link.text === text)?.href;

test('the logo links to the home page', () => {
  expect(hrefOf('Jantar')).toBe('/');
});

test.each([
  ['About Us', '/#about-us'],
  ['Services', '/#services'],
  ['Features', '/#features'],
  ['Blog', '/#vlogs'],
  ['Contact Us', '/#contact-us'],
  ['Login', '/login'],
  ["LET'S TALK", '/contact'],
  ['Explore All Services', '/services'],
])('%s leads to %s', (text, href) => {
  expect(hrefOf(text)).toBe(href);
});

describe('the services menu', () => {
  test.each([
    ['UI/UX Design', '/UiUx-Services'],
    ['Frontend Dev', '/services/frontend-development'],
    ['Backend Dev', '/services/backend-development'],
    ['SEO & Marketing', '/seo-service'],
    ['Cloud Solutions', '/services/cloud-services'],
    ['AI Automation', '/services/ai-automation'],
    ['E-commerce Dev', '/ECommerce-Servicces'],
    ['Content Creation', '/Content-Writing'],
    ['Graphic Design', '/Graphic-Services'],
    ['Mobile App Dev', '/App-Service'],
  ])('lists %s with a description and a link to %s', (name, href) => {
    const link = links.find((candidate) => candidate.href === href);
    expect(link?.text.startsWith(name)).toBe(true);
    expect(link?.text.length).toBeGreaterThan(name.length + 20);
  });

  test('has ten entries, each once', () => {
    const hrefs = servicesMenu.services.map(({ href }) => href);
    expect(hrefs).toHaveLength(10);
    expect(links.filter(({ href }) => (hrefs as string[]).includes(href))).toHaveLength(10);
  });
});

test('the menus are opened and closed by the browser, without a script', () => {
  expect(html).toMatch(/<button[^>]*aria-label="Open menu"[^>]*popoverTarget="main-menu"/i);
  expect(html).toMatch(/<button[^>]*aria-label="Close menu"[^>]*popoverTargetAction="hide"/i);
  expect(html).toMatch(/<button[^>]*popoverTarget="services-menu"[^>]*aria-label="Services menu"/i);
  expect(html.match(/popover="auto"/g)).toHaveLength(2);
});

test('the theme toggle is marked as needing a script', () => {
  const toggles = html.match(/<button[^>]*aria-label="Theme: system"[^>]*>/g) ?? [];
  expect(toggles.length).toBeGreaterThan(0);
  for (const toggle of toggles) expect(toggle).toContain('data-needs-script');
});
