/**
 * What the specification says of a part of a page, in its own words: the texts stand here once more on purpose,
 * so that a changed word in content/ is noticed.
 */
export type Specified = {
  /** The sentence of the specification; the name of its test. */
  says: string;
  /** The addresses at which it is to be seen. */
  on: readonly string[];
  /** The part of the page, as a selector. Without it, the page's main content. */
  part?: string;
  /** Each of them is all that some element says, in this order. */
  words?: readonly string[];
  /** What the elements of a selector say: these, no others, in this order. */
  exactly?: Readonly<Record<string, readonly string[]>>;
  /** `words → address`: links of the part, in this order. Others may stand between them. */
  links?: readonly string[];
  /** The same, and no other link is in the part. */
  onlyLinks?: readonly string[];
  /** How many elements a selector finds. */
  count?: Readonly<Record<string, number>>;
  /** Words that the element of a selector, or its `content`, has among others. */
  holds?: Readonly<Record<string, string>>;
};
