import type { HonoRequest } from 'hono';

/**
 * Which page sent a request: one of this site (by its origins or the Host header), or of another. It is `unknown` for programs,
 * which send no Origin, and for pages that hide it (`null`), unless Sec-Fetch-Site shows another site.
 */
export function senderOf(req: HonoRequest, ownOrigins: readonly string[]): 'own' | 'foreign' | 'unknown' {
  const origin = req.header('origin') ?? 'null';
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  if (origin === 'null') return site === 'cross-site' ? 'foreign' : 'unknown';
  const isOwn = ownOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === req.header('host'));
  return isOwn ? 'own' : 'foreign';
}

/** Whether the method promises to change nothing, so that links of other sites may lead there. */
export const isRead = ({ method }: HonoRequest): boolean => method === 'GET' || method === 'HEAD';
