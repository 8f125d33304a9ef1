/** The longest body of a call other than a message, in bytes; the longest password fits in any encoding. */
export const callBytes = 64 * 1024;

/** Thrown for a body that is too long. Each protocol words its own refusal of it. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Reads a body of at most `most` bytes. Throws BodyTooLarge, as soon as it is known, for a longer one. */
export async function readBody(request: Request, most = callBytes): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The text fields of a posted form without those that hold NUL, which PostgreSQL stores in no text; empty when the body is no form. Throws BodyTooLarge. */
export async function readForm(request: Request): Promise<Partial<Record<string, string>>> {
  const body = await readBody(request);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && !entry[1].includes('\0');
  return Object.fromEntries([...form].filter(isText));
}
