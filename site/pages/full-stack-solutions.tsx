import { fullStackSolutionsPage as content } from '../../content/pages/services/full-stack-solutions.ts';
import { labels } from '../../content/labels.ts';
import { House, HouseSection } from '../media/development/house-section.tsx';
import { FinishedHouse, ThinSlice } from '../media/development/thin-slice.tsx';
import { BroadFigure } from '../sections/broad-figure/broad-figure.tsx';
import { Deliverables } from '../sections/deliverables/deliverables.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';
import { ToolGrid } from '../sections/tool-grid/tool-grid.tsx';
import { DevelopmentPage, sectionOf, sectionsOf } from './development-page.tsx';

export function FullStackSolutionsPage() {
  return (
    <DevelopmentPage
      content={content}
      figure={<HouseSection label={content.figureLabel} />}
      closingFigure={{ view: '70 -44 500 496', parts: <House />, ground: 'paper' }}
    >
      <BroadFigure section={sectionOf(content, 'how-it-goes')} figure={<ThinSlice />} />
      <ToolGrid {...content.tools} look="storeys" />
      <Deliverables {...content.deliverables} look="first" figure={<FinishedHouse />} words={labels.deliverables} />
      <Clauses look="ledger" clauses={sectionsOf(content, 'trade-offs', 'when-not')} />
    </DevelopmentPage>
  );
}
