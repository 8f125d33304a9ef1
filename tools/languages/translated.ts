/**
 * The type of words in another language: the same keys and addresses, other texts. With
 * `export const labels: Translated<typeof english.labels> = { … }` a missing text does not compile.
 */
export type Translated<Words> = Words extends `/${string}`
  ? Words
  : Words extends string
    ? string
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;
