import { brotliCompressSync } from 'node:zlib';
import { escapeHtml } from '../../contracts/answer-pages.ts';
import type { Answer } from './https-front.ts';

/**
 * The fastest page with the same words as `html`: plain paragraphs, the same font, no script, no picture. The time that the real
 * page takes longer is the price of its design.
 */
export function floorOf(html: string): Answer {
  const words = wordsIn(html);
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const font = /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/.exec(html)?.[1];
  const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '';
  const face = font ? `@font-face{font-family:f;src:url(${font});font-display:swap}` : '';
  const style = `${face}body{font:1.1rem/1.6 f,sans-serif;margin:2rem auto;max-width:65ch;padding:0 1rem}`;
  const [first = title, ...rest] = words;
  const page =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title>${preload}<style>${style}</style>` +
    `<main><h1>${escapeHtml(first)}</h1>${rest.map((text) => `<p>${escapeHtml(text)}`).join('')}</main>`;
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' },
    body: brotliCompressSync(page),
  };
}

/** The texts between the tags of `<body>`, one entry each. */
function wordsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
