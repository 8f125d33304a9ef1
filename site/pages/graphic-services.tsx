import { graphicServicesPage } from '../../content/pages/graphic-services.ts';
import { labels } from '../../content/labels.ts';
import { TileFigure } from '../media/tile/tile-figure.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { TileFloor } from '../sections/tile-floor/tile-floor.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';

export function GraphicServicesPage() {
  const { path, heading, lede, scroll, actions, offer, introduction, services, process, closing } = graphicServicesPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <TileFigure label="A great glazed tile, one quarter measured, one inked, two fired, with compasses on it" />
        }
      >
        <HeroActions scroll={scroll} actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <TileFloor id={scroll.anchor} {...services} />
      <PointsSection look="tile" section={{ ...process, paragraphs: [process.lede], points: process.items }} />
      <ClosingBand closing={closing} />
    </>
  );
}
