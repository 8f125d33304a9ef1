import { interpolate } from './interpolate.ts';

/** A text for each plural form of a language: `{ one: '{count} email', other: '{count} emails' }`. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The plural form for a count, with its placeholders filled in; `{count}` is formatted for the language. */
export function counted(
  language: string,
  forms: Counted,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const words = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return interpolate(words, { ...values, count: new Intl.NumberFormat(language).format(count) });
}
