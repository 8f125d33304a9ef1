import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../../../content/guide.ts';
import { CitedText } from './cited-text.tsx';
import { dateInWords } from './date-text.tsx';

const sources: Sources = {
  first: { title: 'First', publisher: 'A', url: 'https://a.example/', published: '2025' },
  second: { title: 'Second', publisher: 'B', url: 'https://b.example/', accessed: '2026-09-01' },
};
const render = (cite: string) => renderToStaticMarkup(<CitedText of={`A claim.[^${cite}]`} sources={sources} />);

describe('a text with sources', () => {
  it('numbers a mark by the place of its source in the list, and keeps it on the line of its word', () => {
    expect(render('second')).toMatch(/^A claim\.\u2060<a [^>]*href="#source-2" aria-label="Source 2">2<\/a>$/);
  });

  it('stops the build when it cites what is not listed', () => {
    expect(() => render('third')).toThrow('cites "third"');
  });

  it('has its code and what stands out between marks', () => {
    const html = renderToStaticMarkup(<CitedText of="**First** read `a.txt`" sources={sources} />);
    expect(html).toMatch(/^<strong>First<\/strong> read <code [^>]*>a\.txt<\/code>$/);
  });

  it('says a date no more exactly than its source does', () => {
    expect(dateInWords('2026-11-20')).toBe('20 November 2026');
    expect(dateInWords('2025-04')).toBe('April 2025');
    expect(dateInWords('2012')).toBe('2012');
  });
});
