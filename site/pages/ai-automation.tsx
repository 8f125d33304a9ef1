import { labels } from '../../content/labels.ts';
import { aiAutomationPage } from '../../content/pages/services/ai-automation.ts';
import { Island } from '../islands/island.ts';
import { AiWindows } from '../media/ai-windows/ai-windows.tsx';
import { Painting, TileLine } from '../media/tile-line/tile-line.tsx';
import { FurtherReading } from '../sections/further-reading/further-reading.tsx';
import { StepSections } from '../sections/step-sections/step-sections.tsx';
import { ServicePage } from './service-page.tsx';

/** The carousel's props, reduced to what it shows, since they are part of the document. */
const cards = aiAutomationPage.carousel.cards.map(({ title, description, bgColor, image }) => ({
  title,
  description,
  bgColor,
  image,
}));

export function AiAutomationPage() {
  const { carousel, sections, reading, figureLabel } = aiAutomationPage;
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
      <StepSections sections={sections} />
      <FurtherReading {...reading} />
    </ServicePage>
  );
}
