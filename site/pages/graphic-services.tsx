import { graphicServicesPage } from '../../content/pages/graphic-services.ts';
import { TileFigure, Tracing } from '../media/tile/tile-figure.tsx';
import { TileFloor } from '../sections/tile-floor/tile-floor.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';

export function GraphicServicesPage() {
  const { scroll, services, process, figureLabel } = graphicServicesPage;
  return (
    <ServicePage
      content={graphicServicesPage}
      closingFigure={{ view: '100 0 460 420', parts: <Tracing />, side: 'start' }}
      figure={<TileFigure label={figureLabel} />}
    >
      <TileFloor id={scroll.anchor} {...services} />
      <PointsSection look="tile" section={process} />
    </ServicePage>
  );
}
