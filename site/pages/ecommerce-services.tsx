import { eCommerceServicesPage } from '../../content/pages/ecommerce-servicces.ts';
import { Bazaar, Shops } from '../media/bazaar/bazaar.tsx';
import { OrderLevels } from '../media/bazaar/order-levels.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { Quiet } from '../sections/quiet/quiet.tsx';
import { ServiceChain } from '../sections/service-chain/service-chain.tsx';
import { ServicePage } from './service-page.tsx';

export function ECommerceServicesPage() {
  const { cards, review, notYet, figureLabel } = eCommerceServicesPage;
  return (
    <ServicePage
      content={eCommerceServicesPage}
      closingFigure={{ view: '-80 92 330 228', parts: <Shops /> }}
      place="below"
      figure={<Bazaar label={figureLabel} />}
    >
      <ServiceChain {...cards} />
      <BesideFigure section={review} figure={<OrderLevels />} ground="band" />
      <Quiet section={notYet} />
    </ServicePage>
  );
}
