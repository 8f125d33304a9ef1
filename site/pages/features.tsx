import { additionalFeatures, reasons, reasonsClosing } from '../../content/features.ts';
import { labels } from '../../content/labels.ts';
import { Hours } from '../media/hour-plate.tsx';
import { AdditionalFeaturesSection } from '../sections/additional-features/additional-features-section.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { FeaturesSection } from '../sections/features/features-section.tsx';

export function FeaturesPage() {
  return (
    <>
      <FeaturesSection headingLevel={1} {...reasons} />
      <AdditionalFeaturesSection {...additionalFeatures} pause={labels.motion.pause} />
      <ClosingBand closing={reasonsClosing} figure={{ ground: 'paper', view: '0 0 320 240', parts: <Hours /> }} />
    </>
  );
}
