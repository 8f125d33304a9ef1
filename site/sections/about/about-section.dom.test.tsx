import { stat } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { about } from '../../../content/landing.ts';
import { AboutSection } from './about-section.tsx';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<AboutSection {...about} motion={labels.motion} />);
});

test("the heading is 'We create Amazing designs for your successful future.'", () => {
  expect(document.querySelector('#about-us h2')?.textContent).toBe(
    'We create Amazing designs for your successful future.',
  );
});

test('three bullets: innovative designs, the satisfaction guarantee, years of experience', () => {
  expect([...document.querySelectorAll('li')].map((bullet) => bullet.textContent)).toEqual([
    'Industry-leading innovative designs',
    '100% satisfaction guarantee',
    '2+ years of experience in UI/UX & branding',
  ]);
});

test("'Meet Our Expert Team' leads to /team and 'Book A Call' to /book-a-call", () => {
  const links = [...document.querySelectorAll('a')]
    .slice(-2)
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Meet Our Expert Team', '/team'],
    ['Book A Call', '/book-a-call'],
  ]);
});

test('it shows a looping video with an animated-image fallback', () => {
  const video = document.querySelector('video[loop]');
  expect([...(video?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))).toEqual([
    '/images/facade-day.webm',
    '/images/facade-day.mp4',
  ]);
  expect(video?.querySelector('img')?.getAttribute('src')).toBe('/images/facade-day.webp');
});

test('below another heading the poster waits until the film is near; on a page of its own it is there at once', () => {
  expect(document.querySelector('video')?.getAttribute('loading')).toBe('lazy');
  const ownPage = renderToStaticMarkup(<AboutSection headingLevel={1} {...about} motion={labels.motion} />);
  expect(/<video[^>]*>/.exec(ownPage)?.[0]).not.toContain('loading');
});

test('every file of the video is there and weighs no more than 400 kB', async () => {
  const files = ['.webm', '.mp4', '.webp', '-poster.avif'];
  const sizes = await Promise.all(files.map(async (file) => (await stat(`site/public/images/facade-day${file}`)).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400_000);
});

test('the section answers to about-us and to aboutUs', () => {
  expect(document.querySelector('section#about-us #aboutUs')).not.toBeNull();
});
