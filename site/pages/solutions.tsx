import { howItWorks, timeline } from '../../content/landing.ts';
import { solutionsPage } from '../../content/pages/solutions.ts';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { SolutionsSection } from '../sections/solutions/solutions-section.tsx';

export function SolutionsPage() {
  return (
    <>
      <SolutionsSection headingLevel={1} timeline={{ ...timeline, lede: solutionsPage.lede }} howItWorks={howItWorks} />
      <Introduction paragraphs={solutionsPage.introduction} />
    </>
  );
}
