import type { HonoRequest } from 'hono';

/**
 * Whose page sends a request: this site's, by one of its names or the name it was asked by, or another site's. Programs do
 * not say, and a page that hides its address says `null`; of these, browsers tell another site's page apart.
 */
export function senderOf(req: HonoRequest, ownOrigins: readonly string[]): 'own' | 'foreign' | 'unknown' {
  const origin = req.header('origin') ?? 'null';
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  if (origin === 'null') return site === 'cross-site' ? 'foreign' : 'unknown';
  const isOwn = ownOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === req.header('host'));
  return isOwn ? 'own' : 'foreign';
}

/** Whether a request changes nothing, by its method: a link on another site's page may lead there. */
export const isRead = ({ method }: HonoRequest): boolean => method === 'GET' || method === 'HEAD';
