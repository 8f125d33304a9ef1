import type { IsoDay, TableBlock } from './guide.ts';
import type { PageHead, Point, Section } from './schema.ts';

/** A rule of a page of law: a section that may end in a list or a table. */
export type Clause = Section & {
  /** Short lines shown as a list after the text. */
  points?: readonly Point[];
  /** What is better looked up than read. */
  table?: TableBlock;
  /** Times that are better compared than read. */
  spans?: SpanTable;
};

/** A table of times, drawn on one scale from the shortest to the longest. */
export type SpanTable = {
  /** What the table shows; read out before it. */
  caption: string;
  /** The headings of the name and the time. */
  columns: readonly [string, string];
  /** From the shortest to the longest. */
  rows: readonly (Span & { what: string })[];
  /** The times that the scale names; the last is its end. */
  marks: readonly [Span, Span, Span, Span];
};

/** A time in milliseconds and in words. */
type Span = { ms: number; time: string };

/** A page of law or trust. */
export type LegalPage = PageHead & {
  /** What the drawing shows, for those who do not see it. */
  figureLabel: string;
  /** The day of the last change of its words. */
  updated: IsoDay;
  /** The page in four answers. */
  short: readonly { name: string; value: string; note: string }[];
  /** The rules, in the order shown. */
  clauses: Readonly<Record<string, Clause>>;
};
