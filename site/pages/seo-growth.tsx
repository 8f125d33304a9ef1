import { seoGrowthPage as content } from '../../content/pages/services/seo-growth.ts';
import { ClimbingVine, Tube, Vine } from '../media/development/climbing-vine.tsx';
import { FourSteps, QuestionGroups } from '../media/development/search-questions.tsx';
import { MovedDoors } from '../media/development/moved-doors.tsx';
import { BroadFigure } from '../sections/broad-figure/broad-figure.tsx';
import { Sides } from '../sections/sides/sides.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';
import { DevelopmentPage, sectionOf, sectionsOf } from './development-page.tsx';

export function SeoGrowthPage() {
  return (
    <DevelopmentPage
      content={content}
      figure={<ClimbingVine label={content.figureLabel} />}
      closingFigure={{ ground: 'paper', view: '30 18 520 542', parts: [<Vine key="vine" />, <Tube key="tube" />] }}
    >
      <Sides
        sections={sectionsOf(content, 'review', 'plan')}
        figures={[<FourSteps key="review" />, <QuestionGroups key="plan" />]}
      />
      <BroadFigure section={sectionOf(content, 'relaunch')} figure={<MovedDoors />} />
      <Clauses look="ledger" clauses={sectionsOf(content, 'growth', 'when-not')} />
    </DevelopmentPage>
  );
}
