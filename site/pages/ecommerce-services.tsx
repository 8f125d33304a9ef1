import { eCommerceServicesPage } from '../../content/pages/ecommerce-servicces.ts';
import { labels } from '../../content/labels.ts';
import { siteMap } from '../../content/site-map.ts';
import { Bazaar } from '../media/bazaar/bazaar.tsx';
import { Balance } from '../sections/balance/balance.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { ServiceChain } from '../sections/service-chain/service-chain.tsx';

export function ECommerceServicesPage() {
  const { path, heading, lede, actions, offer, introduction, cards, sections, closing } = eCommerceServicesPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        place="below"
        figure={
          <Bazaar label="A street of nine shops in one arcade, with a pair of scales above it on a dial of hours" />
        }
      >
        <HeroActions actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <ServiceChain {...cards} nameOf={(page) => siteMap[page].name} />
      <Balance sections={sections} />
      <ClosingBand closing={closing} />
    </>
  );
}
