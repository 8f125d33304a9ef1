import { eCommerceServicesPage } from '../../content/pages/ecommerce-servicces.ts';
import { siteMap } from '../../content/site-map.ts';
import { Bazaar, Shops } from '../media/bazaar/bazaar.tsx';
import { Balance } from '../sections/balance/balance.tsx';
import { coins, parcels } from '../sections/balance/weights.tsx';
import { ServiceChain } from '../sections/service-chain/service-chain.tsx';
import { ServicePage } from './service-page.tsx';

export function ECommerceServicesPage() {
  const { cards, sections, figureLabel } = eCommerceServicesPage;
  return (
    <ServicePage
      content={eCommerceServicesPage}
      closingFigure={{ view: '-80 92 330 228', parts: <Shops /> }}
      place="below"
      figure={<Bazaar label={figureLabel} />}
    >
      <ServiceChain {...cards} nameOf={(page) => siteMap[page].name} />
      <Balance sections={sections} weights={[parcels, coins]} heavy="first" />
    </ServicePage>
  );
}
