import { createHash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

/** Names and values in turn: what `writeHead` takes without a copy or a check per request. */
type HeaderList = string[];

/** One file in one encoding, with everything that does not depend on the request worked out beforehand. */
export type Variant = {
  body: Buffer;
  etag: string;
  /** For a 200 answer (or the page's own status). */
  headers: HeaderList;
  /** The same without what describes the body, for 304 and 206 answers. */
  bareHeaders: HeaderList;
  /** For 416 answers, which no cache may keep: it would answer the whole file with them. */
  outOfRangeHeaders: HeaderList;
  contentType: string;
};

export type SiteFile = {
  /** What the request counts as in the metrics. */
  kind: 'page' | 'file';
  status: number;
  /** True for films and sound, which are answered in parts on request. */
  ranges: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
};

/** What a file is made of before its answers are worked out. */
export type FileSource = {
  kind: SiteFile['kind'];
  status: number;
  ranges: boolean;
  /** All headers apart from length, encoding, validator and Vary; names in lower case. */
  headers: Readonly<Record<string, string>>;
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
};

export function siteFile(source: FileSource): SiteFile {
  const { bodies } = source;
  return {
    kind: source.kind,
    status: source.status,
    ranges: source.ranges,
    identity: variant(source, 'identity', bodies.identity),
    br: bodies.br && variant(source, 'br', bodies.br),
    gzip: bodies.gzip && variant(source, 'gzip', bodies.gzip),
  };
}

function variant(source: FileSource, encoding: Encoding, body: Buffer): Variant {
  // The headers are part of the validator: a page whose policy changed must not be answered with 304.
  const hash = createHash('sha256')
    .update(JSON.stringify(source.headers))
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  const etag = `"${hash}"`;
  const isNegotiated = source.bodies.br !== undefined || source.bodies.gzip !== undefined;
  const shared = { ...source.headers, etag, ...(isNegotiated && { vary: 'accept-encoding' }) };
  const bare: Record<string, string> = { ...shared };
  delete bare['content-type'];
  return {
    body,
    etag,
    contentType: source.headers['content-type'] ?? 'application/octet-stream',
    headers: headerList({
      ...shared,
      ...(source.ranges && { 'accept-ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }),
    bareHeaders: headerList(bare),
    outOfRangeHeaders: headerList({
      ...bare,
      'cache-control': 'no-store',
      'content-range': `bytes */${body.length}`,
      'content-length': '0',
    }),
  };
}

/** Headers in the form `writeHead` takes. */
function headerList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}
