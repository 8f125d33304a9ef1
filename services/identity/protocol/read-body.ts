import type { Context } from 'hono';
import * as v from 'valibot';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { readBody, readForm } from '../../request-body.ts';
import { IdentityError } from './identity-error.ts';

/** A field of a call: absent, null and empty are one and the same. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  // A store that keeps text has no room for it, and no name or address contains it.
  v.check((typed) => !typed.includes('\0')),
);

const formTypes = /^\s*(?:application\/x-www-form-urlencoded|multipart\/)/i;

/** The fields of a call that a schema knows. Throws when the body is no JSON of that shape. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  // Forms are counted as forms before they come here, and no call of this protocol is one.
  if (formTypes.test(context.req.header('content-type') ?? '')) return unreadable();
  const bytes = await readBody(context.req.raw);
  const result = v.safeParse(schema, parsed(new TextDecoder().decode(bytes)));
  return result.success ? result.output : unreadable();
}

/** The fields of a form, as text; what is missing is empty. */
export async function readFields<Name extends string>(context: Context, names: readonly Name[]) {
  const form = await readForm(context.req.raw);
  return Object.fromEntries(names.map((name) => [name, form[name] ?? ''])) as Record<Name, string>;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return unreadable();
  }
}

function unreadable(): never {
  throw new IdentityError(identityErrors.badRequest);
}
