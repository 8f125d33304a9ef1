/**
 * What a file of words has to hold in another language: the same names, the same addresses, any other text. With
 * `export const labels: Translated<typeof english.labels> = { … }` nothing compiles while a text is missing.
 */
export type Translated<Words> = Words extends `/${string}`
  ? Words
  : Words extends string
    ? string
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;
