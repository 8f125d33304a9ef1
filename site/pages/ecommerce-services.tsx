import { eCommerceServicesPage } from '../../content/pages/ecommerce-servicces.ts';
import { siteMap } from '../../content/site-map.ts';
import { Bazaar } from '../media/bazaar/bazaar.tsx';
import { Balance } from '../sections/balance/balance.tsx';
import { ServiceChain } from '../sections/service-chain/service-chain.tsx';
import { ServicePage } from './service-page.tsx';

export function ECommerceServicesPage() {
  const { cards, sections, figureLabel } = eCommerceServicesPage;
  return (
    <ServicePage content={eCommerceServicesPage} place="below" figure={<Bazaar label={figureLabel} />}>
      <ServiceChain {...cards} nameOf={(page) => siteMap[page].name} />
      <Balance sections={sections} />
    </ServicePage>
  );
}
