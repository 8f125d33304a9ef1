import { emailAnswers, maximumVariablesBytes } from '../../../contracts/email-wire.ts';
import { Refusal } from './refusal.ts';

/** JSON may write one byte of text as six (`\u0026`); nothing longer than that can hold variables of the allowed size. */
const maximumBodyBytes = maximumVariablesBytes * 6 + 4096;

/** Reads a body, but not one that is too long: it is cut off as soon as that shows. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

export function tooLarge(): Refusal {
  return new Refusal(413, emailAnswers.tooLarge);
}
