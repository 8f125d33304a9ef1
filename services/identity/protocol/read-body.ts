import type { Context } from 'hono';
import * as v from 'valibot';
import { readBody, readForm } from '../../request-body.ts';
import { IdentityError } from './identity-error.ts';

const formTypes = /^\s*(?:application\/x-www-form-urlencoded|multipart\/)/i;

/** Reads the fields of a call by a schema. Throws the error `badRequest` when the body is not JSON of that shape. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  // Admission counts the fields of a form otherwise than those of JSON, and no JSON call may come as a form.
  if (formTypes.test(context.req.header('content-type') ?? '')) throw new IdentityError('badRequest');
  const bytes = await readBody(context.req.raw);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  if (!result.success) throw new IdentityError('badRequest');
  return result.output;
}

/** The named fields of a posted form; a missing one is empty. */
export async function readFields<Name extends string>(context: Context, names: readonly Name[]) {
  const form = await readForm(context.req.raw);
  return Object.fromEntries(names.map((name) => [name, form[name] ?? ''])) as Record<Name, string>;
}
