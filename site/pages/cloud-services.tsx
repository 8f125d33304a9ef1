import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { CloudDial, CloudLoads } from '../media/cloud-dial/cloud-dial.tsx';
import { Pairs } from '../sections/pairs/pairs.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { HeadedSection } from '../sections/section-head/headed-section.tsx';
import { ServicePage } from './service-page.tsx';

export function CloudServicesPage() {
  const { scroll, solutions, types, figureLabel } = cloudServicesPage;
  return (
    <ServicePage
      content={cloudServicesPage}
      closingFigure={{ view: '40 46 540 364', parts: <CloudLoads />, side: 'start' }}
      figure={<CloudDial label={figureLabel} />}
    >
      <HeadedSection id={scroll.anchor} title={solutions.heading} lede={solutions.lede}>
        <Pairs items={solutions.items} />
      </HeadedSection>
      <PointsSection look="clouds" section={types} />
    </ServicePage>
  );
}
