import { additionalFeatures, reasons } from '../../content/features.ts';
import { labels } from '../../content/labels.ts';
import { featuresPage } from '../../content/pages/features.ts';
import { AdditionalFeaturesSection } from '../sections/additional-features/additional-features-section.tsx';
import { FeaturesSection } from '../sections/features/features-section.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';

export function FeaturesPage() {
  return (
    <>
      <FeaturesSection headingLevel={1} {...reasons} />
      <AdditionalFeaturesSection {...additionalFeatures} pause={labels.motion.pause} />
      <Introduction paragraphs={featuresPage.introduction} />
    </>
  );
}
