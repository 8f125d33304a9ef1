import { labels } from '../../content/labels.ts';
import { services } from '../../content/services.ts';
import { ServicesSection } from '../sections/services/services-section.tsx';

export function ServicesPage() {
  return (
    <ServicesSection headingLevel={1} {...services} learnMore={labels.learnMoreCard} unavailable={labels.unavailable} />
  );
}
