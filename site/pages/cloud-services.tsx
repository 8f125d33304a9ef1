import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { CloudDial, CloudLoads } from '../media/cloud-dial/cloud-dial.tsx';
import { Pairs } from '../sections/pairs/pairs.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { SectionHead } from '../sections/section-head/section-head.tsx';
import { ServicePage } from './service-page.tsx';

export function CloudServicesPage() {
  const { scroll, solutions, types, figureLabel } = cloudServicesPage;
  return (
    <ServicePage
      content={cloudServicesPage}
      closingFigure={{ view: '40 10 540 400', parts: <CloudLoads /> }}
      figure={<CloudDial label={figureLabel} />}
    >
      <section className="section" id={scroll.anchor}>
        <div className="wrap">
          <SectionHead title={solutions.heading} lede={solutions.lede} />
          <Pairs items={solutions.items} />
        </div>
      </section>
      <PointsSection look="clouds" section={{ ...types, paragraphs: [types.lede], points: types.items }} />
    </ServicePage>
  );
}
