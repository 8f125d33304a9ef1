import type { ReactNode } from 'react';
import type { Section } from '../../../content/schema.ts';
import drawn from '../../components/figure-beside.module.css';
import { grounds } from '../../components/grounds.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import place from '../../components/place.module.css';
import { TitledText } from '../../components/titled-text.tsx';
import { AppStage } from '../../media/app-stage.tsx';
import { CloudKind } from '../../media/cloud-dial/cloud-kinds.tsx';
import { CloudTask } from '../../media/cloud-dial/cloud-tasks.tsx';
import { CmsKind } from '../../media/development/cms-kinds.tsx';
import { FortWall } from '../../media/development/fort-wall.tsx';
import { Gauge } from '../../media/development/gauge.tsx';
import { OrderStation } from '../../media/development/order-stations.tsx';
import { PrincipleFigure } from '../../media/development/principle-figures.tsx';
import { PrintBlock } from '../../media/development/print-blocks.tsx';
import { DesignStep } from '../../media/drawing-board/design-steps.tsx';
import { ShopHouse } from '../../media/development/shop-houses.tsx';
import { GrowingScreen } from '../../media/drawing-board/growing-screens.tsx';
import { TextPromise } from '../../media/manuscript/text-promise.tsx';
import type { NamedFigure } from '../../media/named-figures.tsx';
import { InstrumentFigure } from '../../media/observatory/instruments.tsx';
import { StartFigure } from '../../media/start-figure.tsx';
import { TileStage } from '../../media/tile/tile-stage.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import apps from './app-stages.module.css';
import clouds from './cloud-plates.module.css';
import stages from './design-stages.module.css';
import instruments from './instruments.module.css';
import measures from './measures.module.css';
import options from './options.module.css';
import path from './order-path.module.css';
import pairs from './pairs.module.css';
import cards from './principles.module.css';
import print from './print-rules.module.css';
import screens from './screen-strip.module.css';
import starts from './starts.module.css';
import ledger from './steps-ledger.module.css';
import tile from './tile-steps.module.css';

type Look = {
  classes: Partial<Record<'list' | 'item' | 'figure' | 'title', string | undefined>>;
  List: 'ul' | 'ol';
  ground?: keyof typeof grounds;
  /** The drawing of a point, by its name. */
  Figure?: NamedFigure;
  arrange: (words: Section, list: ReactNode) => ReactNode;
};

const looks = {
  /** Three numbers, each on the half dial it is read from. */
  measures: {
    classes: { list: `cells ${measures.list}`, figure: measures.figure },
    List: 'ul',
    Figure: Gauge,
    arrange: under('soft'),
  },
  /** Places where a website's words are kept, as wide as the dials of `measures`. */
  stores: {
    classes: { list: `cells ${measures.list}`, figure: measures.figure },
    List: 'ul',
    Figure: CmsKind,
    arrange: under(),
  },
  /** The way of one order past its stations: from left to right where there is room, else downwards. */
  path: {
    classes: { list: `cells ${drawn.list} ${path.list}`, item: path.item, figure: path.figure, title: path.title },
    List: 'ol',
    ground: 'band',
    Figure: OrderStation,
    arrange: under('close'),
  },
  /** Cards that grow a little under the pointer, each with a drawing that keeps its principle. */
  cards: {
    classes: { list: `columns ${cards.list}`, item: cards.item, figure: cards.figure },
    List: 'ul',
    ground: 'band',
    Figure: PrincipleFigure,
    arrange: under('close'),
  },
  /** Steps of the work, shown on one tile: measured, inked, fired, laid. */
  tile: {
    classes: { list: `stack balanced counted ${drawn.list} ${tile.list}`, item: tile.item, title: tile.title },
    List: 'ol',
    Figure: TileStage,
    arrange: under(),
  },
  /** What is repaired, as the parts of one wall. */
  wall: {
    classes: { list: `stack balanced counted ${drawn.list} ${tile.list}`, item: tile.item, title: tile.title },
    List: 'ol',
    Figure: FortWall,
    arrange: under(),
  },
  /** What may be expected of every text, laid out as the steps of a tile. */
  promises: {
    classes: { list: `stack balanced ${drawn.list} ${tile.list}`, item: tile.item, title: tile.title },
    List: 'ul',
    Figure: TextPromise,
    arrange: under(),
  },
  /** Stages on one line, with the way back from the last to the first drawn above them. */
  stages: {
    classes: { list: `cells numbered ${stages.list}`, item: stages.item },
    List: 'ol',
    arrange: ({ heading, paragraphs }, list) => (
      <div className="wrap">
        <SectionTitle>{heading}</SectionTitle>
        <Paragraphs of={paragraphs} className="lede spaced" />
        <svg
          className={stages.back}
          overflow="visible"
          width="100%"
          stroke="var(--f-line)"
          strokeWidth="1.5"
          viewBox="0 0 1200 120"
          aria-hidden="true"
        >
          <path d="M832 116C760-30 96-30 24 116M832 116C780 50 484 50 432 116" />
          <path d="m22 98 2 18 16-8M430 98l2 18 16-8" />
        </svg>
        {list}
      </div>
    ),
  },
  /** Steps in their order, each with what is done in it; the heading stays beside them while they pass. */
  ledger: {
    classes: { list: `ruled counted ${drawn.list} ${ledger.list}`, item: ledger.item },
    List: 'ol',
    Figure: DesignStep,
    arrange: beside,
  },
  /** Situations from which the work begins. */
  starts: {
    classes: { list: `ruled ${drawn.list} ${starts.list}`, item: starts.item, title: `balanced ${starts.title}` },
    List: 'ul',
    ground: 'band',
    Figure: StartFigure,
    arrange: beside,
  },
  /** Tasks in two columns, each beside a small figure. */
  pairs: {
    classes: { list: `cells ruled ${drawn.list} ${pairs.list}`, item: pairs.item },
    List: 'ul',
    Figure: CloudTask,
    arrange: under(),
  },
  /** The stages of an app, each on a phone. */
  apps: {
    classes: { list: `stack balanced ${drawn.list} ${apps.list}`, title: apps.title },
    List: 'ul',
    ground: 'band',
    Figure: AppStage,
    arrange: under(),
  },
  /** Kinds of cloud, each under its drawing. */
  clouds: {
    classes: { list: `stack balanced ${clouds.plates}`, figure: clouds.plate, title: clouds.title },
    List: 'ul',
    ground: 'band',
    Figure: CloudKind,
    arrange: under(),
  },
  /** Instruments of the observatory from above, white on cobalt as on their plan. */
  instruments: {
    classes: { list: `cells ${drawn.list} ${instruments.list}`, item: instruments.item, figure: instruments.figure },
    List: 'ul',
    ground: 'glaze',
    Figure: InstrumentFigure,
    arrange: under(),
  },
  /** One strip of drawings over a scale, in which a screen grows from a conversation to a kit; the words hang below. */
  screens: {
    classes: { list: `stack ${drawn.list} ${screens.strip}`, item: screens.part, title: `lesser ${screens.title}` },
    List: 'ul',
    ground: 'band',
    Figure: GrowingScreen,
    arrange: under(),
  },
  /** Ways to do the same, each larger and nearer to cobalt than the one before: from the least work to the most. */
  options: {
    classes: { list: `cells ${place.list} ${options.list}`, item: options.item, figure: options.figure },
    List: 'ul',
    Figure: ShopHouse,
    arrange: under(),
  },
  /** Rules as the carved faces of printing blocks, each beside its print. */
  print: {
    classes: { list: `cells ${drawn.list} ${print.list}`, item: print.item, figure: print.figure },
    List: 'ul',
    ground: 'glaze',
    Figure: PrintBlock,
    arrange: beside,
  },
} as const satisfies Record<string, Look>;

type PointsSectionProps = {
  /** A list with the words above it; the anchor is for those that have one. */
  section: Section & { id?: string };
  look: keyof typeof looks;
};

/** A heading, a sentence, and a list of titles with a text each: one skeleton, drawn as what its page is about. */
export function PointsSection({ section: { id, drawn: points, ...words }, look }: PointsSectionProps) {
  const { classes, List, ground = 'plain', Figure, arrange }: Look = looks[look];
  return (
    <section className={grounds[ground]} id={id} data-ground={ground}>
      {arrange(
        words,
        <List className={classes.list}>
          {points &&
            Object.entries(points).map(([name, point]) => (
              <li className={classes.item} key={name}>
                {Figure && <Figure of={name} className={classes.figure} />}
                <TitledText of={point} className={classes.title} />
              </li>
            ))}
        </List>,
      )}
    </section>
  );
}

function under(look?: 'close' | 'soft') {
  return function arrange({ heading, paragraphs: [lede = ''] }: Section, list: ReactNode): ReactNode {
    return (
      <div className="wrap">
        <SectionHead title={heading} lede={lede} look={look} />
        {list}
      </div>
    );
  };
}

function beside({ heading, paragraphs }: Section, list: ReactNode): ReactNode {
  const head = (
    <>
      <SectionTitle size="medium">{heading}</SectionTitle>
      <Paragraphs of={paragraphs} className="lede" />
    </>
  );
  return <AsideColumns aside={head}>{list}</AsideColumns>;
}
