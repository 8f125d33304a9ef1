/**
 * A statement of the specification about a part of a page. The texts are repeated here on purpose,
 * so that a changed word in content/ is noticed.
 */
export type Specified = {
  /** The sentence of the specification; the name of its test. */
  says: string;
  /** The addresses of the pages that must show it. */
  on: readonly string[];
  /** The part of the page, as a selector. Without it, the page's main content. */
  part?: string;
  /** The full texts of some elements, in this order. */
  words?: readonly string[];
  /** The texts of all elements of a selector, in this order. */
  exactly?: Readonly<Record<string, readonly string[]>>;
  /** `words → address`: links of the part, in this order. Others may stand between them. */
  links?: readonly string[];
  /** The same, and no other link is in the part. */
  onlyLinks?: readonly string[];
  /** The number of elements of a selector. */
  count?: Readonly<Record<string, number>>;
  /** Texts that the element of a selector, or its `content`, must contain. */
  holds?: Readonly<Record<string, string>>;
};

/** Texts that stand in a row: between them is a line or ` | `. */
export const inTurn = (texts: string): readonly string[] => texts.split(/ \| |\n\s*/);
