import { performanceOptimizationPage as content } from '../../content/pages/services/performance-optimization.ts';
import { LoadWaterfall } from '../media/development/load-waterfall.tsx';
import { BeforeAndAfter, OrderedSteps } from '../media/development/measured-fixes.tsx';
import { Vessels, WaterClock } from '../media/development/water-clock.tsx';
import { Balance } from '../sections/balance/balance.tsx';
import { film, stopwatch } from '../sections/balance/weights.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { TextColumns } from '../sections/text-columns/text-columns.tsx';
import { DevelopmentPage, sectionOf, sectionsOf } from './development-page.tsx';

export function PerformanceOptimizationPage() {
  return (
    <DevelopmentPage
      content={content}
      tone="glaze"
      figure={<WaterClock label={content.figureLabel} />}
      closingFigure={{ view: '-30 207 280 330', parts: <Vessels />, ground: 'paper' }}
    >
      <PointsSection look="measures" section={sectionOf(content, 'measures')} />
      <BesideFigure section={sectionOf(content, 'usual-suspects')} figure={<LoadWaterfall />} ground="band" />
      <TextColumns
        section={sectionOf(content, 'how-it-goes')}
        figures={[<OrderedSteps key="steps" />, <BeforeAndAfter key="after" />]}
      />
      <Balance sections={sectionsOf(content, 'trade-offs', 'when-not')} weights={[film, stopwatch]} />
    </DevelopmentPage>
  );
}
