import { labels } from '../../content/labels.ts';
import { seoServicePage } from '../../content/pages/seo-service.ts';
import { Lens } from '../media/lens/lens.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { GuideStair } from '../sections/guide-stair/guide-stair.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { Sides } from '../sections/sides/sides.tsx';

export function SeoServicePage() {
  const { path, heading, lede, actions, offer, introduction, cards, sections, closing } = seoServicePage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <Lens label="A lens with nine hours on its ring; of a wall of equal niches it shows one, large and lit" />
        }
      >
        <HeroActions actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <GuideStair {...cards} learnMore={labels.learnMore} />
      <Sides sections={sections} />
      <ClosingBand closing={closing} />
    </>
  );
}
