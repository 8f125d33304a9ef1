import { additionalFeatures, reasons } from '../../content/features.ts';
import { labels } from '../../content/labels.ts';
import { featuresPage } from '../../content/pages/features.ts';
import { AdditionalFeaturesSection } from '../sections/additional-features/additional-features-section.tsx';
import { FeaturesSection } from '../sections/features/features-section.tsx';
import { PageWords } from '../sections/page-words/page-words.tsx';

export function FeaturesPage() {
  return (
    <>
      <FeaturesSection headingLevel={1} {...reasons} />
      <AdditionalFeaturesSection {...additionalFeatures} pause={labels.motion.pause} />
      <PageWords {...featuresPage} />
    </>
  );
}
