import { uiUxServicesPage } from '../../content/pages/ui-ux-services.ts';
import { labels } from '../../content/labels.ts';
import { DrawingBoard } from '../media/drawing-board/drawing-board.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { Encyclopedia } from '../sections/encyclopedia/encyclopedia.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { GrowingScreenStrip } from '../sections/growing-screen/growing-screen.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';

export function UiUxServicesPage() {
  const { path, heading, lede, scroll, actions, offer, introduction } = uiUxServicesPage;
  const { features, process, encyclopedia, closing } = uiUxServicesPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <DrawingBoard label="A screen on a round scale, half of it in outline and half finished, with the path of the eye" />
        }
      >
        <HeroActions scroll={scroll} actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <GrowingScreenStrip id={scroll.anchor} {...features} />
      <PointsSection look="ledger" section={{ ...process, paragraphs: [process.lede], points: process.items }} />
      <Encyclopedia {...encyclopedia} />
      <ClosingBand closing={closing} />
    </>
  );
}
