import { howItWorks, timeline } from '../../content/landing.ts';
import { solutionsPage } from '../../content/pages/solutions.ts';
import { PageWords } from '../sections/page-words/page-words.tsx';
import { SolutionsSection } from '../sections/solutions/solutions-section.tsx';

export function SolutionsPage() {
  return (
    <>
      <SolutionsSection headingLevel={1} timeline={timeline} howItWorks={howItWorks} />
      <PageWords {...solutionsPage} />
    </>
  );
}
