import { RestOfPage } from '../../static-site/rest-of-page.tsx';
import { labels } from '../../content/labels.ts';
import { aiAutomationPage } from '../../content/pages/services/ai-automation.ts';
import { Island } from '../islands/island.ts';
import { TwoModels } from '../media/ai/two-models.tsx';
import { AiWindows } from '../media/ai-windows/ai-windows.tsx';
import { Painting, TileLine } from '../media/tile-line/tile-line.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { FurtherReading } from '../sections/further-reading/further-reading.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';

/** The carousel's props, reduced to what it shows, since they are part of the document. */
const cards = aiAutomationPage.carousel.cards.map(({ icon: _icon, ...shown }) => shown);

export function AiAutomationPage() {
  const { carousel, process, data, reading, figureLabel } = aiAutomationPage;
  return (
    <ServicePage
      content={aiAutomationPage}
      closingFigure={{ view: '100 130 280 270', parts: <Painting /> }}
      figure={<TileLine label={figureLabel} />}
    >
      <div className="band">
        <div className="wrap">
          <AiWindows />
          <Island
            of="ai-carousel"
            props={{
              heading: carousel.heading,
              lede: carousel.lede,
              cards,
              words: { ...labels.turning, ...labels.turnServices },
            }}
          />
        </div>
      </div>
      <RestOfPage />
      <PointsSection look="automating" section={process} />
      <BesideFigure section={data} figure={<TwoModels />} />
      <FurtherReading {...reading} />
    </ServicePage>
  );
}
