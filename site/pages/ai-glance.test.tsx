import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import { AiGlancePage } from './ai-glance.tsx';

const html = renderToStaticMarkup(<AiGlancePage />);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '');

describe('AI at a Glance', () => {
  it('is headed AI at a Glance', () => {
    expect(all(/<h1[^>]*>([^<]*)<\/h1>/g)).toEqual(['AI at a Glance']);
  });

  it('shows its stats: 88%, 280 times, 223 devices and 1.5%', () => {
    const shown = html.replaceAll(/<\/?i>/g, '');
    for (const { value, label } of aiGlance.readings.items) {
      expect(shown).toContain(`>${value}<`);
      expect(shown).toContain(label);
    }
  });

  it('draws the stats to scale', () => {
    // 20 dollars fill the bar of 520 units, 7 cents take 1.8; 1.5 per cent of it are 7.8, 3 per cent 15.6.
    expect(html).toContain('d="M0 14h520v36H0Z"');
    expect(html).toContain('d="M0 62h1.8v36H0Z"');
    expect(html).toContain('d="M0 20h7.8v30H0Z"');
    expect(html).toContain('d="M15.6 8v50"');
    // Six rows of 32 dots and 31 in the seventh are 223.
    expect(html).toContain('d="M0 0h512v144h-400v16H0Z"');
  });

  it('shows the timeline of 1950, 1997, 2012 and 2025 with its two winters in order', () => {
    const timeline = /<section[^>]*id="timeline">(.*?)<\/section>/s.exec(html)?.[1] ?? '';
    expect([...timeline.matchAll(/<time dateTime="(\d{4})">/g)].map(([, year]) => year)).toEqual([
      '1950',
      '1997',
      '2012',
      '2025',
    ]);
    expect(timeline.indexOf('1974 to 1980')).toBeLessThan(timeline.indexOf('1988 to 2008'));
    expect(timeline.indexOf('1988 to 2008')).toBeLessThan(timeline.indexOf('dateTime="1997"'));
  });

  it('shows application cards with external links, each safe in a new tab', () => {
    const cards = /<section[^>]*id="applications">(.*?)<\/section>/s.exec(html)?.[1] ?? '';
    const links = [...cards.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(links).toHaveLength(6);
    expect(links.filter((link) => !/rel="noopener"/.test(link) || !/href="https:/.test(link))).toEqual([]);
  });

  it('names the challenges and leads on to AI in depth', () => {
    for (const { heading } of aiGlance.challenges.items) expect(html).toContain(`<dt>${heading}</dt>`);
    expect(html).toContain('href="/Ai-Depth"');
  });

  it('leads every mark to a source of its list', () => {
    const marks = all(/href="#(source-\d+)"/g);
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });

  it('needs no script', () => {
    expect(html).not.toMatch(/<script|data-island| style="/);
  });
});
