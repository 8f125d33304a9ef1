import { relaysMessages } from '../../../contracts/own-services.ts';
import { workingTerms } from '../../company/working-terms.ts';
import killPostgres from '../../measured/kill-postgres.json' with { type: 'json' };
import killSqlite from '../../measured/kill-sqlite.json' with { type: 'json' };
import lighthouse from '../../measured/lighthouse.json' with { type: 'json' };
import type { Clause } from '../../legal-page.ts';
import type { Closing, PageHead } from '../../schema.ts';
import type { Path } from '../../site-map.ts';

/** A page in a chart: its bar in pieces, and the figure that is read beside it. */
export type Bar = {
  /** The page that was measured. */
  link: Path;
  /** The lengths of the bar, one per entry of the chart's key. */
  lengths: readonly number[];
  /** Where the line goes through the bar that compares it with something else. */
  mark: number;
  /** The same as figures, one per column after the bar. */
  figures: readonly string[];
};

/** A chart that is a table: a row for each page, with a bar drawn to one scale. */
export type Chart = {
  /** The chart's anchor, unique on its page. */
  id: string;
  /** The heading, as it is shown. */
  heading: string;
  /** What a bar is, in one or two sentences. */
  lede: string;
  /** What the table shows; read out before it. */
  caption: string;
  /** The headings of its columns: the page, the bar, and the figures. */
  columns: readonly string[];
  /** What the pieces of a bar are. */
  key: readonly string[];
  /** What the line through a bar is. */
  mark: string;
  /** One per page. */
  bars: readonly Bar[];
};

/** A run in which a server was killed again and again. */
export type KillTrack = {
  /** Where the messages were kept. */
  store: string;
  /** How often it was killed: a stroke each. */
  kills: number;
  /** What came of it, in one sentence. */
  text: string;
};

type ThisSitePage = PageHead & {
  /** What the drawing shows, for those who do not see it. */
  figureLabel: string;
  /** The four figures that people ask for first. */
  keyFigures: readonly { name: string; value: string; note: string }[];
  /** What the pages weigh. */
  weight: Chart;
  /** What happens to messages when the server dies. */
  kills: { id: string; heading: string; paragraphs: readonly string[]; tracks: readonly KillTrack[] };
  /** The limits of the figures, and how to repeat them. */
  clauses: Readonly<Record<string, Clause>>;
  /** The last band of the page. */
  closing: Closing;
};

const { pages } = lighthouse;
/** The pages of the chart: of each kind one. */
const shown: readonly Path[] = [
  '/',
  '/about',
  '/services',
  '/services/web-development',
  '/seo-service',
  '/seo-details/local-seo',
  '/Ai-Glance',
  '/contact',
  '/chatbot',
  '/book-a-call',
  '/how-we-work',
  '/privacy',
];
const count = new Intl.NumberFormat('en-GB');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0);
const sizeOf = ({ bytes }: (typeof pages)[number]) => bytes.document + bytes.script + bytes.font + bytes.other;
const weightOf = (page: (typeof pages)[number]) => sizeOf(page) + page.bytes.pictures;
const killRuns = [
  { store: 'SQLite, one process', run: killSqlite },
  { store: `PostgreSQL, ${killPostgres.processes} processes`, run: killPostgres },
];
const sum = (pick: (run: typeof killSqlite) => number) => killRuns.reduce((total, { run }) => total + pick(run), 0);
/** The middle of the numbers; of two middles the larger. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

export const thisSitePage: ThisSitePage = {
  path: '/work/this-site',
  lede: 'We built and measured this website. A command wrote each figure below; the last table names it.',
  figureLabel:
    'An arched window as in a measured drawing: dimension lines beside and above it, a plumb line in its middle, and a pair of dividers',
  keyFigures: [
    {
      name: 'Size',
      value: `${kilobytes(median(pages.map(weightOf)))} kB`,
      note: `All that a first visit loads before scrolling. Median of ${pages.length} pages.`,
    },
    {
      name: 'Scripts',
      value: `${kilobytes(median(pages.map(({ bytes }) => bytes.script)))} kB`,
      note: `Program code on a page, compressed. Median of ${pages.length} pages.`,
    },
    {
      name: 'Accessibility',
      value: `${Math.min(...pages.map(({ accessibility }) => accessibility))} of 100`,
      note: `The lowest Lighthouse score of ${pages.length} pages.`,
    },
    {
      name: 'Lost messages',
      value: count.format(sum(({ lost }) => lost)),
      note: `Of ${count.format(sum(({ acknowledged }) => acknowledged))} messages, while the program that keeps them was killed ${count.format(sum(({ kills }) => kills))} times.`,
    },
  ],
  weight: {
    id: 'size',
    heading: 'Size of a page',
    lede: 'Smaller pages open sooner on a slow phone. A bar is what the browser loads for a page besides pictures and film, compressed. The line is a plain page with the same words and font, and no design or script. Pages with a form, a chat or tabs are larger, because they load the program for it.',
    caption: 'Loaded before scrolling, in kB',
    columns: ['Page', 'Size', 'Page, kB', 'Plain page, kB', 'Pictures and film, kB'],
    key: ['Page', 'Scripts', 'Font', 'Other'],
    mark: 'Plain page',
    bars: shown.map(measured).map(({ link, page }) => ({
      link,
      lengths: [page.bytes.document, page.bytes.script, page.bytes.font, page.bytes.other],
      mark: page.floor,
      figures: [sizeOf(page), page.floor, page.bytes.pictures].map(kilobytes),
    })),
  },
  kills: {
    id: 'messages',
    heading: 'Messages when the server is killed',
    paragraphs: [
      ...(relaysMessages
        ? []
        : [
            'Today the forms of this website go to another company’s form service. These figures are of our own program.',
          ]),
      'Several programs send one message after another, as the contact form does. Another program kills the part of the server that takes and delivers them, at random moments, as a crash would, and starts it again. The email server refuses some of the emails.',
      'When the website says that a message was sent, it must arrive. After the run we compare what was acknowledged with what was delivered. A message whose delivery was cut off is sent again, so it may arrive twice. Each stroke below is one kill.',
    ],
    tracks: killRuns.map(({ store, run }) => ({
      store,
      kills: run.kills,
      text: `${count.format(run.kills)} kills, ${count.format(run.acknowledged)} messages acknowledged, ${count.format(run.lost)} lost. ${count.format(run.repeated)} arrived twice, with the same Message-ID.`,
    })),
  },
  clauses: {
    limits: {
      heading: 'What the figures do not show',
      paragraphs: [],
      points: [
        {
          title: 'No seconds',
          description:
            'How fast a page opens depends on the phone, the network and the distance. This page gives sizes and counts, which are the same everywhere.',
        },
        {
          title: 'A test, not visits',
          description: 'All figures come from a test machine and a simulated phone. They do not measure real visits.',
        },
        {
          title: 'Scores are not users',
          description: [
            'A full score in accessibility means that a program found no fault. ',
            { text: 'Accessibility: known gaps', href: '/accessibility' },
            ' lists what is missing.',
          ],
        },
        {
          title: 'Our own project',
          description: 'We set the goals ourselves. A client’s shop or app has other limits.',
        },
      ],
    },
    repeat: {
      heading: 'How to repeat the measurements',
      paragraphs: ['The source code is not public yet. Ask us, and we run each command while you watch.'],
      table: {
        caption: 'Commands, dates and machines',
        columns: ['Figures', 'Command', 'Date', 'Machine'],
        rows: [
          ['Size, accessibility', `\`${lighthouse.command}\``, dayOf(lighthouse), lighthouse.machine],
          ['Messages, SQLite', `\`${killSqlite.command}\``, dayOf(killSqlite), killSqlite.machine],
          ['Messages, PostgreSQL', `\`${killPostgres.command}\``, dayOf(killPostgres), killPostgres.machine],
        ],
      },
    },
  },
  closing: {
    heading: 'Is your website slow?',
    text: `Send us its address and what you want to change. One of us answers within ${workingTerms.replyWithin}.`,
    action: { text: 'Contact Us', href: '/contact?subject=Website%20speed' },
  },
};

function measured(link: Path) {
  const page = pages.find(({ path }) => path === link);
  if (page) return { link, page };
  throw new Error(
    `content/measured/lighthouse.json has no ${link}: run npm run lighthouse -- --save, or rename it there.`,
  );
}

function dayOf({ day }: { day: string }): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
