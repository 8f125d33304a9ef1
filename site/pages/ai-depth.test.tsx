import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { AiDepthPage } from './ai-depth.tsx';

const html = renderToStaticMarkup(<AiDepthPage />);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '');

describe('AI in depth', () => {
  it('is headed AI in Depth and goes down ten topics', () => {
    expect(all(/<h1[^>]*>([^<]*)<\/h1>/g)).toEqual(['AI in Depth']);
    expect(all(/<h2[^>]*>([^<]*)<\/h2>/g)).toEqual(aiDepth.topics.map(({ heading }) => heading));
  });

  it('leads to every topic from the top', () => {
    const contents = /<nav aria-label="The ten levels">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(targets).toEqual(aiDepth.topics.map(({ id }) => id));
    expect(targets.filter((id) => !html.includes(`<li id="${id}"`))).toEqual([]);
  });

  it('gives every topic external links, safe in a new tab', () => {
    const links = all(/<a ([^>]*href="https:[^>]*)>/g);
    expect(links).toHaveLength(aiDepth.topics.flatMap((topic) => topic.links).length);
    expect(links.filter((link) => !/rel="noopener"/.test(link))).toEqual([]);
    for (const { url } of aiDepth.sources) expect(html).toContain(`href="${url}"`);
  });

  it('ends with the service, the contact page and AI at a Glance', () => {
    for (const href of ['/services/ai-automation', '/contact', '/Ai-Glance']) expect(html).toContain(`href="${href}"`);
  });

  it('needs no script', () => {
    expect(html).not.toMatch(/<script|data-island| style="/);
  });
});
