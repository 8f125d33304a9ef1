import { howItWorks, timeline } from '../../content/landing.ts';
import { solutionsPage } from '../../content/pages/solutions.ts';
import { ClimbingArches } from '../media/facade/climbing-arches.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { SolutionsSection } from '../sections/solutions/solutions-section.tsx';

export function SolutionsPage() {
  return (
    <>
      <SolutionsSection headingLevel={1} timeline={{ ...timeline, lede: solutionsPage.lede }} howItWorks={howItWorks} />
      <Introduction paragraphs={solutionsPage.introduction} />
      <ClosingBand
        closing={solutionsPage.closing}
        figure={{ side: 'start', view: '0 20 560 500', parts: <ClimbingArches /> }}
      />
    </>
  );
}
