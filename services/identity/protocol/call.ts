import * as v from 'valibot';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';

/** A text field of a call; absent and null become the empty text. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  // PostgreSQL cannot store NUL in text, and no name or address contains it.
  v.check((typed) => !typed.includes('\0')),
);

/** Whether a session is to outlast its tab. Absent, as in calls of the official SDK, it does. */
export const remember = v.nullish(v.boolean(), true);

/** A call of the protocol: the JSON that it takes, and what it answers to whoever sends it. */
export type Call<Body extends v.GenericSchema, Answer extends object = object> = {
  body: Body;
  answer: (dependencies: Dependencies, body: v.InferOutput<Body>, caller: Caller) => Promise<Answer>;
};

/** A call whose JSON has these fields; others are ignored. */
export function call<Fields extends v.ObjectEntries, Answer extends object>(
  fields: Fields,
  answer: Call<v.ObjectSchema<Fields, undefined>, Answer>['answer'],
) {
  return { body: v.object(fields), answer };
}
