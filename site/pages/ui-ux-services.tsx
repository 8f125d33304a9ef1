import { uiUxServicesPage } from '../../content/pages/ui-ux-services.ts';
import { DrawingBoard, Outline, Pointer } from '../media/drawing-board/drawing-board.tsx';
import { Encyclopedia } from '../sections/encyclopedia/encyclopedia.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';

export function UiUxServicesPage() {
  const { scroll, figureLabel } = uiUxServicesPage;
  const { features, process, encyclopedia } = uiUxServicesPage;
  return (
    <ServicePage
      content={uiUxServicesPage}
      closingFigure={{
        view: '40 104 400 344',
        parts: [
          <path key="frame" d="M80 120H520V448H80ZM80 144H520" />,
          <Outline key="outline" />,
          <Pointer key="pointer" />,
        ],
      }}
      figure={<DrawingBoard label={figureLabel} />}
    >
      <PointsSection look="screens" section={{ ...features, id: scroll.anchor }} />
      <PointsSection look="ledger" section={process} />
      <Encyclopedia {...encyclopedia} />
    </ServicePage>
  );
}
