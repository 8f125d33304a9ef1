import { labels } from '../../content/labels.ts';
import { aiAutomationPage } from '../../content/pages/services/ai-automation.ts';
import { Island } from '../islands/island.ts';
import { AiWindows } from '../media/ai-windows/ai-windows.tsx';
import { TileLine } from '../media/tile-line/tile-line.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { FurtherReading } from '../sections/further-reading/further-reading.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { StepSections } from '../sections/step-sections/step-sections.tsx';

/** Only what the carousel shows goes to the browser. */
const cards = aiAutomationPage.carousel.cards.map(({ title, description, bgColor, image }) => ({
  title,
  description,
  bgColor,
  image,
}));

export function AiAutomationPage() {
  const { path, heading, lede, actions, offer, introduction, carousel, sections, reading, closing } = aiAutomationPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <TileLine label="A measured arm paints tile after tile on a belt; the last one stands under an arch and is sealed by hand" />
        }
      >
        <HeroActions actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <div className="band">
        <div className="wrap">
          <AiWindows />
          <Island
            of="ai-carousel"
            when="visible"
            props={{ heading: carousel.heading, lede: carousel.lede, cards, words: labels.motion }}
          />
        </div>
      </div>
      <StepSections sections={sections} />
      <FurtherReading {...reading} />
      <ClosingBand closing={closing} />
    </>
  );
}
