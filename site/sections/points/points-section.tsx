import type { ReactNode } from 'react';
import type { DrawnSection } from '../../../content/schema.ts';
import drawn from '../../components/figure-beside.module.css';
import { grounds } from '../../components/grounds.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import place from '../../components/place.module.css';
import { TitledText } from '../../components/titled-text.tsx';
import { AppReason } from '../../media/app-reason.tsx';
import { AppStage } from '../../media/app-stage.tsx';
import { CloudKind } from '../../media/cloud-dial/cloud-kinds.tsx';
import { CloudTask } from '../../media/cloud-dial/cloud-tasks.tsx';
import { CmsKind } from '../../media/development/cms-kinds.tsx';
import { DesignStage, WayBack } from '../../media/development/design-stages.tsx';
import { FortWall } from '../../media/development/fort-wall.tsx';
import { Gauge } from '../../media/development/gauge.tsx';
import { OrderStation } from '../../media/development/order-stations.tsx';
import { PrincipleFigure } from '../../media/development/principle-figures.tsx';
import { PrintBlock } from '../../media/development/print-blocks.tsx';
import { DesignStep } from '../../media/drawing-board/design-steps.tsx';
import { ShopHouse } from '../../media/development/shop-houses.tsx';
import { GrowingScreen } from '../../media/drawing-board/growing-screens.tsx';
import { TextPromise } from '../../media/manuscript/text-promise.tsx';
import { WritingStep } from '../../media/manuscript/writing-steps.tsx';
import type { NamedFigure } from '../../media/named-figures.tsx';
import { InstrumentFigure } from '../../media/observatory/instruments.tsx';
import { StartFigure } from '../../media/start-figure.tsx';
import { AutomationStep } from '../../media/tile-line/automation-steps.tsx';
import { TileStage } from '../../media/tile/tile-stage.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import apps from './app-stages.module.css';
import clouds from './cloud-plates.module.css';
import instruments from './instruments.module.css';
import measures from './measures.module.css';
import options from './options.module.css';
import path from './order-path.module.css';
import pairs from './pairs.module.css';
import cards from './principles.module.css';
import print from './print-rules.module.css';
import screens from './screen-strip.module.css';
import starts from './starts.module.css';
import tile from './tile-steps.module.css';

type Words = Omit<DrawnSection, 'drawn'>;

type Look = {
  classes: Partial<Record<'list' | 'item' | 'figure' | 'title', string | undefined>>;
  /** `ol` where the order of the points matters; `ul` when absent. */
  List?: 'ul' | 'ol';
  ground?: keyof typeof grounds;
  /** The drawing of a point, by its name. */
  Figure: NamedFigure;
  arrange?: (words: Words, list: ReactNode) => ReactNode;
};

const thirds = { list: `cells ${measures.list}`, figure: measures.figure };
const tiles = { list: `stack balanced ${drawn.list} ${tile.list}`, item: tile.item, title: tile.title };
const numbered = { ...tiles, list: `counted ${tiles.list}` };
const halts = { list: `cells counted ${drawn.list} ${path.list}`, item: path.item };
const rows = { list: `ruled balanced ${drawn.list} ${starts.list}`, item: starts.item, title: starts.title };

const looks = {
  /** Three numbers, each on the half dial it is read from. */
  measures: { classes: thirds, Figure: Gauge, arrange: under('soft') },
  /** Places where a website's words are kept, as wide as the dials of `measures`. */
  stores: { classes: thirds, Figure: CmsKind },
  /** Stages, with the way back from the last to those before it. */
  stages: {
    classes: { ...thirds, list: `counted ${thirds.list}`, title: 'lesser' },
    List: 'ol',
    Figure: DesignStage,
    arrange: under('close', <WayBack />),
  },
  /** The way of one order past its stations: from left to right where there is room, else downwards. */
  path: { classes: halts, List: 'ol', ground: 'band', Figure: OrderStation, arrange: under('close') },
  /** How work is handed over to software. */
  automating: { classes: halts, List: 'ol', Figure: AutomationStep, arrange: under('close') },
  /** The way of a text from its brief to its last form. */
  writing: { classes: halts, List: 'ol', ground: 'band', Figure: WritingStep, arrange: under('close') },
  /** Cards that grow a little under the pointer, each with a drawing that keeps its principle. */
  cards: {
    classes: { list: `columns ${cards.list}`, item: cards.item, figure: cards.figure },
    ground: 'band',
    Figure: PrincipleFigure,
    arrange: under('close'),
  },
  /** Steps of the work, shown on one tile: measured, inked, fired, laid. */
  tile: { classes: numbered, List: 'ol', Figure: TileStage },
  /** What is repaired, as the parts of one wall. */
  wall: { classes: numbered, List: 'ol', Figure: FortWall },
  /** What may be expected of every text, laid out as the steps of a tile. */
  promises: { classes: tiles, Figure: TextPromise },
  /** Steps in their order, each with what is done in it; the heading stays beside them while they pass. */
  ledger: {
    classes: { list: `counted ${rows.list}`, item: rows.item },
    List: 'ol',
    Figure: DesignStep,
    arrange: beside,
  },
  /** Situations from which the work begins. */
  starts: { classes: rows, ground: 'band', Figure: StartFigure, arrange: beside },
  /** Reasons, each with what it means for an app. */
  reasons: { classes: { list: rows.list, item: rows.item }, Figure: AppReason },
  /** Tasks in two columns, each beside a small figure. */
  pairs: { classes: { list: `cells ruled ${drawn.list} ${pairs.list}`, item: pairs.item }, Figure: CloudTask },
  /** The stages of an app, each on a phone. */
  apps: {
    classes: { list: `stack balanced ${drawn.list} ${apps.list}`, title: apps.title },
    ground: 'band',
    Figure: AppStage,
  },
  /** Kinds of cloud, each under its drawing. */
  clouds: {
    classes: { list: `stack balanced ${clouds.plates}`, figure: clouds.plate, title: clouds.title },
    ground: 'band',
    Figure: CloudKind,
  },
  /** Instruments of the observatory from above, white on cobalt as on their plan. */
  instruments: {
    classes: { list: `cells ${drawn.list} ${instruments.list}`, item: instruments.item, figure: instruments.figure },
    ground: 'glaze',
    Figure: InstrumentFigure,
  },
  /** One strip of drawings over a scale, in which a screen grows from a conversation to a kit; the words hang below. */
  screens: {
    classes: { list: `stack ${drawn.list} ${screens.strip}`, item: screens.part, title: `lesser ${screens.title}` },
    ground: 'band',
    Figure: GrowingScreen,
  },
  /** Ways to do the same, each larger and nearer to cobalt than the one before: from the least work to the most. */
  options: {
    classes: { list: `cells ${place.list} ${options.list}`, item: options.item, figure: options.figure },
    Figure: ShopHouse,
  },
  /** Rules as the carved faces of printing blocks, each beside its print. */
  print: {
    classes: { list: `cells ${drawn.list} ${print.list}`, item: print.item, figure: print.figure },
    ground: 'glaze',
    Figure: PrintBlock,
    arrange: beside,
  },
} as const satisfies Record<string, Look>;

type PointsSectionProps = {
  /** A list with the words above it; the anchor is for those that have one. */
  section: DrawnSection & { id?: string };
  look: keyof typeof looks;
};

/** A heading, a sentence, and a list of titles with a text each: one skeleton, drawn as what its page is about. */
export function PointsSection({ section: { id, drawn: points, ...words }, look }: PointsSectionProps) {
  const { classes, List = 'ul', ground = 'plain', Figure, arrange = under() }: Look = looks[look];
  return (
    <section className={grounds[ground]} id={id} data-ground={ground}>
      {arrange(
        words,
        <List className={classes.list}>
          {Object.entries(points).map(([name, point]) => (
            <li className={classes.item} key={name}>
              <Figure of={name} className={classes.figure} />
              <TitledText of={point} className={classes.title} />
            </li>
          ))}
        </List>,
      )}
    </section>
  );
}

function under(look?: 'close' | 'soft', between?: ReactNode) {
  return function arrange({ heading, lede }: Words, list: ReactNode): ReactNode {
    return (
      <div className="wrap">
        <SectionHead title={heading} lede={lede} look={look} />
        {between}
        {list}
      </div>
    );
  };
}

function beside({ heading, lede }: Words, list: ReactNode): ReactNode {
  const head = (
    <>
      <SectionTitle size="medium">{heading}</SectionTitle>
      <RichParagraph of={lede} className="lede" />
    </>
  );
  return <AsideColumns aside={head}>{list}</AsideColumns>;
}
