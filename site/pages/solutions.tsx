import { howItWorks, timeline } from '../../content/landing.ts';
import { SolutionsSection } from '../sections/solutions/solutions-section.tsx';

export function SolutionsPage() {
  return <SolutionsSection headingLevel={1} timeline={timeline} howItWorks={howItWorks} />;
}
