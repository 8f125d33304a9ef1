import { MIMEType } from 'node:util';

/** The most fields a form may have; the forms of this site have a dozen at most. */
const maximumFields = 64;
/** Brackets, colons and commas of a JSON body outside its texts: two for each field, and some. */
const maximumMarks = 2 * maximumFields + 32;
/** The most bytes of a part's headers in a multipart body; real ones are two or three lines. */
const maximumPartHead = 1024;
/** The longest type that is parsed; clients send a third of it. Node's parser takes 180 ms for one with 14,000 spaces. */
const maximumTypeLength = 256;

const quote = 0x22;
const backslash = 0x5c;
const latin1 = new TextDecoder('latin1');
const lastBoundary = Buffer.from('--');
/** `{`, `[`, `:` and `,`. */
const marks = new Set([0x7b, 0x5b, 0x3a, 0x2c]);

/**
 * Whether a body has more fields than any form of this site, found without parsing it: 300 kB of empty fields keep a parser
 * busy for 190 ms, this count for less than one.
 */
export function hasTooManyFields(body: Uint8Array, contentType: string): boolean {
  // Several types in one header: a body's parser takes another than this count would.
  if (contentType.length > maximumTypeLength || contentType.includes(',')) return true;
  const type = parsedType(contentType);
  if (type?.essence === 'application/x-www-form-urlencoded')
    return latin1.decode(body).split('&', maximumFields + 1).length > maximumFields;
  if (type?.essence !== 'multipart/form-data') return hasTooManyMarks(body);
  const boundary = type.params.get('boundary');
  // Without a boundary a parser finds no fields.
  return boundary !== null && hasTooManyParts(body, `--${boundary}`);
}

/** Parses a single type as the body's parser does (WHATWG MIME Sniffing): if the two disagreed, a sender could evade the count. */
function parsedType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/** Counts boundaries: one before each part and one at the end. Part headers without an end count as too many, since they cost a parser as much. */
function hasTooManyParts(body: Uint8Array, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length)) {
    count += 1;
    if (count > maximumFields + 1) return true;
    const head = bytes.subarray(at + boundary.length, at + boundary.length + maximumPartHead);
    // The last boundary ends in `--`, and nothing comes after it.
    if (!head.includes('\r\n\r\n') && !head.subarray(0, 2).equals(lastBoundary)) return true;
  }
  return false;
}

function hasTooManyMarks(body: Uint8Array): boolean {
  let count = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === quote) inText = !inText;
    else if (inText && byte === backslash) at += 1;
    else if (!inText && marks.has(byte)) count += 1;
    if (count > maximumMarks) return true;
  }
  return false;
}
