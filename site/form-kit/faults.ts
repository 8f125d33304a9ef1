import * as v from 'valibot';
import { formWords } from '../../content/form-words.ts';
import { maximumVariablesBytes } from '../../contracts/email-wire.ts';
import type { Texts } from './form-controls.ts';

/** Field by field, the first thing that is wrong with it, in the words of the contract. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** Checks what was typed by the rules the server will apply. An empty result may be sent. */
export function faultsOf<Name extends string>(
  schema: FormSchema,
  fields: Texts<Name>,
  names: readonly Name[],
): Faults<Name> {
  const { issues } = v.safeParse(schema, fields);
  const faults: Faults<Name> = {};
  if (!issues) return faults;
  const nested: Record<string, string[] | undefined> = v.flatten(issues).nested ?? {};
  for (const name of names) {
    const first = nested[name]?.[0];
    if (first) faults[name] = first;
  }
  return faults;
}

/** Room for what travels beside the fields: recipient, key and fill time. */
const ENVELOPE_BYTES = 500;

/** The e-mail service refuses more than 50 kB; found here, the visitor need not wait to hear it. */
export function isTooLarge(fields: Texts<string>): boolean {
  const bytes = new TextEncoder().encode(Object.values(fields).join('')).length;
  return bytes + ENVELOPE_BYTES > maximumVariablesBytes;
}

export const tooLargeFault = formWords.tooLarge;

export function without<Name extends string>(faults: Faults<Name>, field: Name): Faults<Name> {
  const rest = { ...faults };
  delete rest[field];
  return rest;
}
