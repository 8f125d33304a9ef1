import { emailAnswers, maximumVariablesBytes } from '../../../contracts/email-wire.ts';
import { Refusal } from './refusal.ts';

/** JSON may write one byte of text as six (`\u0026`); nothing longer than that can hold variables of the allowed size. */
const maximumBodyBytes = maximumVariablesBytes * 6 + 4096;

/** Reads a body, but not one that is too long: where the length is not known before, it is cut off as soon as that shows. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > maximumBodyBytes) throw tooLarge();
  const body = announced === null ? await readStream(request) : new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > maximumBodyBytes) throw tooLarge();
  return body;
}

async function readStream(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export function tooLarge(): Refusal {
  return new Refusal(413, emailAnswers.tooLarge, {}, 'tooLarge');
}
