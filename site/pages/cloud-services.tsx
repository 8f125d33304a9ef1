import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { labels } from '../../content/labels.ts';
import { CloudDial } from '../media/cloud-dial/cloud-dial.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { CloudTypes } from '../sections/cloud-types/cloud-types.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { Pairs } from '../sections/pairs/pairs.tsx';
import { SectionHead } from '../sections/section-head/section-head.tsx';

export function CloudServicesPage() {
  const { path, heading, lede, scroll, actions, offer, introduction, solutions, types, closing } = cloudServicesPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        figure={
          <CloudDial label="A cloud before the sun on a dial of hours, feeding three arched windows with servers" />
        }
      >
        <HeroActions scroll={scroll} actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <section className="section" id={scroll.anchor}>
        <div className="wrap">
          <SectionHead level={2} title={solutions.heading} lede={solutions.lede} />
          <Pairs items={solutions.items} />
        </div>
      </section>
      <CloudTypes {...types} />
      <ClosingBand closing={closing} />
    </>
  );
}
