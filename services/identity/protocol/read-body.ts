import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { IdentityError } from './identity-error.ts';

/** No call needs more; a password of the greatest length fits, however it is written. */
const maximumBodyBytes = 64 * 1024;

export const limitBody = bodyLimit({
  maxSize: maximumBodyBytes,
  onError: () => {
    throw new IdentityError(identityErrors.tooLarge, 413);
  },
});

/** A field of a call: absent, null and empty are one and the same. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  // A store that keeps text has no room for it, and no name or address contains it.
  v.check((typed) => !typed.includes('\0')),
);

/** The fields of a call that a schema knows. Throws when the body is no JSON of that shape. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await context.req.json().catch(unreadable);
  const result = v.safeParse(schema, body);
  return result.success ? result.output : unreadable();
}

/** The fields of a form, as text; what is missing is empty. */
export async function readForm<Name extends string>(context: Context, names: readonly Name[]) {
  const form = await context.req.parseBody().catch(unreadable);
  const fields = names.map((name) => {
    const value = form[name];
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(fields) as Record<Name, string>;
}

function unreadable(): never {
  throw new IdentityError(identityErrors.badRequest);
}
