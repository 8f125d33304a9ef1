import { explorePage } from '../../content/pages/explore.ts';
import { ObservatoryPlan } from '../media/observatory/observatory-plan.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { NeedList } from '../sections/need-map/need-list.tsx';
import { NeedMap } from '../sections/need-map/need-map.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { SiteSearch } from '../sections/site-search/site-search.tsx';

export function ExplorePage() {
  const { search, planLabel, needs, introduction } = explorePage;
  return (
    <>
      <PageHero {...explorePage} tone="glaze" align="top" figure={<ObservatoryPlan />}>
        <SiteSearch {...search} />
      </PageHero>
      <NeedList label={planLabel} needs={needs} />
      <Introduction paragraphs={introduction} />
      <NeedMap needs={needs} />
    </>
  );
}
