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
  /** The same for a browser that saves data, where that makes a difference. */
  savingData?: SiteFile;
  /** The same with what a link to its form is about, where there is such a form. */
  withSubject?: ((subject: string) => SiteFile) | undefined;
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

/** What invites a browser to fetch more than was asked for; one that saves data is not told. */
const INVITATION = 'speculation-rules';

export function siteFile(source: FileSource): SiteFile {
  const { [INVITATION]: invitation, ...without } = source.headers;
  if (invitation === undefined) return oneFile(source, []);
  const savingData = oneFile({ ...source, headers: without }, ['save-data']);
  return { ...oneFile(source, ['save-data']), savingData };
}

function oneFile(source: FileSource, varies: readonly string[]): SiteFile {
  const { bodies } = source;
  const isNegotiated = bodies.br !== undefined || bodies.gzip !== undefined;
  const vary = [...(isNegotiated ? ['accept-encoding'] : []), ...varies];
  const headers = vary.length > 0 ? { ...source.headers, vary: vary.join(', ') } : source.headers;
  const variantOf = (encoding: Encoding, body: Buffer) => variant({ ...source, headers }, encoding, body);
  return {
    kind: source.kind,
    status: source.status,
    ranges: source.ranges,
    identity: variantOf('identity', bodies.identity),
    br: bodies.br && variantOf('br', bodies.br),
    gzip: bodies.gzip && variantOf('gzip', bodies.gzip),
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
  const shared = { ...source.headers, etag };
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
