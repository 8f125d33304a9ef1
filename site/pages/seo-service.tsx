import { labels } from '../../content/labels.ts';
import { seoServicePage } from '../../content/pages/seo-service.ts';
import { Found, Lens, Ring } from '../media/lens/lens.tsx';
import { NotDone, SearchWork } from '../media/lens/search-work.tsx';
import { GuideStair } from '../sections/guide-stair/guide-stair.tsx';
import { Sides } from '../sections/sides/sides.tsx';
import { ServicePage } from './service-page.tsx';

export function SeoServicePage() {
  const { cards, sections, figureLabel } = seoServicePage;
  return (
    <ServicePage
      content={seoServicePage}
      closingFigure={{ view: '40 20 540 470', parts: [<Ring key="ring" />, <Found key="found" />] }}
      figure={<Lens label={figureLabel} />}
    >
      <GuideStair {...cards} learnMore={labels.learnMore} />
      <Sides sections={sections} figures={[<SearchWork key="done" />, <NotDone key="not" />]} />
    </ServicePage>
  );
}
