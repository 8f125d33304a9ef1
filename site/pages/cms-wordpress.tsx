import { cmsWordpressPage as content } from '../../content/pages/services/cms-wordpress.ts';
import { BlockPrint, Printing } from '../media/development/block-print.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';
import { DevelopmentPage, sectionOf, sectionsOf } from './development-page.tsx';

export function CmsWordpressPage() {
  return (
    <DevelopmentPage
      content={content}
      figure={<BlockPrint label={content.figureLabel} />}
      closingFigure={{ view: '66 72 440 328', parts: <Printing />, ground: 'paper' }}
    >
      <PointsSection look="stores" section={sectionOf(content, 'choice')} />
      <PointsSection look="print" section={sectionOf(content, 'how-we-build')} />
      <Clauses look="ledger" clauses={sectionsOf(content, 'rescue', 'when-not')} />
    </DevelopmentPage>
  );
}
