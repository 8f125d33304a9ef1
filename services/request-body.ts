/** The longest body of a call that is no message; a password of the greatest length fits, however it is written. */
export const callBytes = 64 * 1024;

/** Thrown for a body that is too long. Each protocol words its own refusal of it. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Reads a body, but not one that is too long: where the length is not known before, it is cut off as soon as that shows. */
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

/** The text fields of a posted form; none of what is no form. */
export async function readForm(request: Request): Promise<Partial<Record<string, string>>> {
  const body = await readBody(request);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
