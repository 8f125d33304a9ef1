import { labels } from '../../content/labels.ts';
import { services } from '../../content/services.ts';
import { CourtOutline } from '../media/observatory/observatory-plan.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { ServicesSection } from '../sections/services/services-section.tsx';

export function ServicesPage() {
  return (
    <>
      <ServicesSection
        headingLevel={1}
        {...services}
        learnMore={labels.learnMoreCard}
        unavailable={labels.unavailable}
      />
      <Introduction paragraphs={services.introduction} />
      <ClosingBand closing={services.closing} figure={{ view: '20 0 600 660', parts: <CourtOutline /> }} />
    </>
  );
}
