import { createHash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

export type FileHeaders = Readonly<Record<string, string>>;

/** One file in one encoding, with its headers precomputed. */
export type Variant = {
  body: Buffer;
  etag: string;
  /** For a 200 answer (or the page's own status). */
  headers: FileHeaders;
  /** The same without what describes the body, for 304, 206 and 416 answers. */
  bareHeaders: FileHeaders;
};

export type SiteFile = {
  /** The label of its requests in the metrics. */
  kind: 'page' | 'file';
  status: number;
  /** True for video and audio, which are served in ranges. */
  ranges: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
  /** The file for requests with `Save-Data: on`, where its headers differ. */
  savingData?: SiteFile;
  /** The page with the subject of its form filled in, where it has such a form. */
  withSubject?: ((subject: string) => SiteFile) | undefined;
};

/** The bodies and headers that a SiteFile is computed from. */
export type FileSource = Pick<SiteFile, 'kind' | 'status' | 'ranges'> & {
  /** All headers apart from length, encoding, validator and Vary; names in lower case. */
  headers: FileHeaders;
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
};

/** The header that lets a browser prefetch further pages; a browser that saves data does not get it. */
const prefetchHeader = 'speculation-rules';

export function siteFile(source: FileSource): SiteFile {
  const { [prefetchHeader]: rules, ...without } = source.headers;
  if (rules === undefined) return oneFile(source, []);
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
  const { 'content-type': _, ...others } = source.headers;
  return {
    body,
    etag,
    headers: {
      ...source.headers,
      etag,
      ...(source.ranges && { 'accept-ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    bareHeaders: { ...others, etag },
  };
}
