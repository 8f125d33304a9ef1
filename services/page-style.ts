import { createHash } from 'node:crypto';
import { raw } from 'hono/html';
import type { ForServer } from '../contracts/for-server.ts';

/** How the site looks, for pages that a service draws. */
export type Look = ForServer['look'];

/** The style of a page, and how its content security policy knows it. */
export type PageStyle = { element: ReturnType<typeof raw>; hash: string };

export function pageStyle(text: string): PageStyle {
  return {
    element: raw(`<style>${text}</style>`),
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}
