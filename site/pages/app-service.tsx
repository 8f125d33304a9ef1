import { labels } from '../../content/labels.ts';
import { appServicePage } from '../../content/pages/app-service.ts';
import { Island } from '../islands/island.ts';
import { AppNiche } from '../media/app-screens/app-niche.tsx';
import { appScreen } from '../media/app-screens/app-screens.ts';
import { OneCodebase, TwoPhones } from '../media/two-phones.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';

const slides = appServicePage.slideshow.slides.map(({ image, ...words }) => ({ ...words, picture: appScreen(image) }));

export function AppServicePage() {
  const { slideshow, services, why, figureLabel } = appServicePage;
  return (
    <ServicePage
      content={appServicePage}
      closingFigure={{ view: '0 20 600 540', parts: <OneCodebase />, ground: 'paper' }}
      figure={<TwoPhones label={figureLabel} />}
    >
      <AppNiche />
      <Island
        of="slideshow"
        props={{ label: slideshow.label, slides, words: { ...labels.turning, ...labels.turnScreens } }}
      />
      <PointsSection look="apps" section={services} />
      <PointsSection look="reasons" section={why} />
    </ServicePage>
  );
}
