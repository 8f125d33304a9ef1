import { labels } from '../../content/labels.ts';
import { appServicePage } from '../../content/pages/app-service.ts';
import { Island } from '../islands/island.ts';
import { AppNiche } from '../media/app-screens/app-niche.tsx';
import { appScreen } from '../media/app-screens/app-screens.ts';
import { ThumbDial } from '../media/thumb-dial/thumb-dial.tsx';
import { AppShelf } from '../sections/app-shelf/app-shelf.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { WhyUs } from '../sections/why-us/why-us.tsx';

const slides = appServicePage.slideshow.slides.map(({ image, alt, caption }) => ({
  alt,
  caption,
  picture: appScreen(image),
}));

export function AppServicePage() {
  const { path, heading, lede, actions, offer, introduction, slideshow, services, why, closing } = appServicePage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <ThumbDial label="A phone whose lower corner is the centre of a dial: the arc that a thumb can reach" />
        }
      >
        <HeroActions actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <AppNiche />
      <Island of="slideshow" when="visible" props={{ label: slideshow.label, slides, words: labels.motion }} />
      <AppShelf {...services} />
      <WhyUs {...why} />
      <ClosingBand closing={closing} />
    </>
  );
}
