import { MIMEType } from 'node:util';

/** The most fields a form may have. Ours have a dozen at most. */
const maximumFields = 64;
/** Brackets, colons and commas of a JSON body outside its texts: two for each field, and some. */
const maximumMarks = 2 * maximumFields + 32;
/** What stands between a boundary and its part: two or three lines. */
const maximumPartHead = 1024;

const [quote, backslash, ampersand] = [0x22, 0x5c, 0x26];
const end = Buffer.from('--');
/** `{`, `[`, `:` and `,`. */
const marks = new Set([0x7b, 0x5b, 0x3a, 0x2c]);

/**
 * Whether a body has more fields than any form of ours, found without parsing it: 300 kB of empty fields keep a parser
 * busy for 190 ms, and this for less than one.
 */
export function hasTooManyFields(body: Uint8Array, contentType: string): boolean {
  const type = parsedType(contentType);
  if (type?.essence === 'application/x-www-form-urlencoded') return countsMore(body, ampersand, maximumFields - 1);
  if (type?.essence !== 'multipart/form-data') return hasTooManyMarks(body);
  const boundary = type.params.get('boundary');
  // Without one there is nothing that a parser could find.
  return boundary !== null && hasTooManyParts(body, `--${boundary}`);
}

/** Read as the parser of the body reads it (WHATWG MIME Sniffing): two readings of one header would be a way round. */
function parsedType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

function countsMore(body: Uint8Array, byte: number, limit: number): boolean {
  let count = 0;
  for (let at = body.indexOf(byte); at !== -1; at = body.indexOf(byte, at + 1)) {
    if ((count += 1) > limit) return true;
  }
  return false;
}

/** Every part, and the end, begins with the boundary. A head that never ends keeps the parser busy as many parts do. */
function hasTooManyParts(body: Uint8Array, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length)) {
    if ((count += 1) > maximumFields + 1) return true;
    const head = bytes.subarray(at + boundary.length, at + boundary.length + maximumPartHead);
    // The last boundary ends in `--`, and nothing comes after it.
    if (!head.includes('\r\n\r\n') && !head.subarray(0, 2).equals(end)) return true;
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
    else if (!inText && marks.has(byte) && (count += 1) > maximumMarks) return true;
  }
  return false;
}
