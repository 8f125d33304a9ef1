import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { CloudDial, CloudLoads } from '../media/cloud-dial/cloud-dial.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';

export function CloudServicesPage() {
  const { scroll, solutions, types, figureLabel } = cloudServicesPage;
  return (
    <ServicePage
      content={cloudServicesPage}
      closingFigure={{ view: '40 46 540 364', parts: <CloudLoads />, side: 'start' }}
      figure={<CloudDial label={figureLabel} />}
    >
      <PointsSection look="pairs" section={{ ...solutions, id: scroll.anchor }} />
      <PointsSection look="clouds" section={types} />
    </ServicePage>
  );
}
