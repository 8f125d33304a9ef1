import type { HonoRequest } from 'hono';

/**
 * Which page sent a request: one of this site (by its origins or the Host header), or of another. It is `unknown` for programs,
 * which send no Origin, and for pages that hide it (`null`), unless Sec-Fetch-Site shows another site.
 */
export function senderOf(req: HonoRequest, ownOrigins: readonly string[]): 'own' | 'foreign' | 'unknown' {
  const origin = req.header('origin') ?? 'null';
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin' || ownOrigins.includes(origin)) return 'own';
  // Also a page of this host without https, which anybody on the way may have written.
  if (site === 'cross-site') return 'foreign';
  if (origin === 'null') return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === req.header('host') ? 'own' : 'foreign';
}

/** Whether the method promises to change nothing, so that links of other sites may lead there. */
export const isRead = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD';
