import type { DirectLink, InternalLink, OutsideLink, PageHead } from './schema.ts';
import type { Path } from './site-map.ts';

/** The address of a guide. */
export type GuidePath = Extract<Path, `/seo-details/${string}`>;

/** A day, as 2026-11-20. */
export type IsoDay = `${number}-${number}-${number}`;

/** A day, a month or a year, as exactly as a source dates itself. */
export type IsoDate = `${number}` | `${number}-${number}` | IsoDay;

/**
 * Something to read behind a statement. It carries the date it was published, or,
 * for pages that change without notice, the day for which their content was confirmed.
 */
export type Source = {
  /** The title of the page or paper, as it names itself. */
  title: string;
  /** Who answers for it. */
  publisher: string;
  /** Where it is. */
  url: `https://${string}`;
} & ({ published: IsoDate } | { accessed: IsoDay });

/** The sources of a page by the names that cite them, in the order of their numbers. */
export type Sources = Readonly<Record<string, Source>>;

/** Words that somebody types, such as those of a search. */
export type Term = { term: string };

/**
 * A run of text, in reading order, with its links. Its words have marks as in Markdown: `[^name]` after a statement leads
 * to the source of the same page that says it, `**…**` stands out, and what stands between backticks is code.
 */
export type GuideText = string | readonly (string | Term | InternalLink | OutsideLink | DirectLink)[];

/** Things without an order. */
export type ListBlock = { list: readonly [GuideText, ...GuideText[]] };

/** Things to be done, or that happen, one after the other. */
export type StepsBlock = { steps: readonly [GuideText, ...GuideText[]] };

/** The small drawings over terms; what each of them shows stands beside it in site/media/guides/. */
export type TermFigure =
  | 'fit'
  | 'distance'
  | 'fame'
  | 'seen'
  | 'close'
  | 'asked'
  | 'shared'
  | 'copied'
  | 'loose'
  | 'estimated'
  | 'compared'
  | 'counted'
  | 'shown'
  | 'answered'
  | 'moved'
  | 'written'
  | 'readable'
  | 'recommended'
  | 'blocked'
  | 'marked'
  | 'unread'
  | 'returning'
  | 'replaced'
  | 'gone'
  | 'working-day'
  | 'lunch-break'
  | 'restart';

/** Named things, each with what it is: three or four in a row on a wide screen. */
export type TermsBlock = {
  /** Each term with what it is, and the small drawing over it. */
  terms: readonly { name: string; text: GuideText; figure: TermFigure }[];
};

export type TableBlock = {
  /** What the table shows; read out before it. */
  caption: string;
  /** The heading of every column. The first column names its row. */
  columns: readonly string[];
  /** One cell per column. */
  rows: readonly (readonly GuideText[])[];
  /** `before-and-after` strikes out the middle column and lights the last. */
  look?: 'before-and-after';
};

/** Lines of a file, shown as they are typed. */
export type CodeBlock = { label: string; lines: readonly string[] };

/** One sentence set large between two rules. */
export type AsideBlock = { aside: string };

/** A case that was made up, and says so, worked through to its end. */
export type ExampleBlock = {
  /** Says that the case is invented; shown with it. */
  label: string;
  /** The case from its beginning to its end. */
  blocks: readonly [PlainBlock, ...PlainBlock[]];
};

/** What may stand inside a worked example. A text by itself is a paragraph. */
export type PlainBlock = GuideText | ListBlock | StepsBlock | TableBlock;

export type GuideBlock = PlainBlock | TermsBlock | CodeBlock | AsideBlock | ExampleBlock;

/** A part of a guide under its own heading, also a line of its table of contents. */
export type GuideSection = {
  /** The heading, at most 60 characters and without a full stop. */
  heading: string;
  /** What stands under the heading, from top to bottom. */
  blocks: readonly [GuideBlock, ...GuideBlock[]];
};

/** The nine drawings that open the guides. */
export type FigureName =
  | 'three-arches'
  | 'quarter-dial'
  | 'city-plan'
  | 'drawer-wall'
  | 'four-doors'
  | 'two-shadows'
  | 'narrow-window'
  | 'distance-arc'
  | 'bolted-gate';

/** The drawing beside a guide's heading. */
export type GuideFigure = {
  /** Which of the nine drawings; no two of nine guides share one. */
  figure: FigureName;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** The three numbers of the drawing and what each stands for. */
  key: readonly [string, string, string];
};

/** A guide of the SEO page: read from the top, or by its table of contents. */
export type Guide = PageHead<GuidePath> & {
  /** The drawing beside the heading, with its words. */
  figure: GuideFigure;
  /** The day on which the whole guide was last checked against its sources. */
  updated: IsoDay;
  /** The first paragraph, set larger than the others. */
  opening: GuideText;
  /** Five to eight parts by their anchors; their headings are the table of contents. */
  sections: Readonly<Record<string, GuideSection>>;
  /** What a reader can do this week, each of which can be ticked; after the last section. */
  checkList: readonly [string, ...string[]];
  /** Four or more, every one of them cited in the text. */
  sources: Sources;
  /** The guides to read next, each with the reason why. */
  related: readonly { path: GuidePath; why: string }[];
  /** Where the guide hands over to us, beside the link to the service: the contact page. */
  closing: { text: string; contact: InternalLink };
};
