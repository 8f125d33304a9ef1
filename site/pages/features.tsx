import { reasons } from '../../content/features.ts';
import { FeaturesSection } from '../sections/features/features-section.tsx';

export function FeaturesPage() {
  return <FeaturesSection headingLevel={1} {...reasons} />;
}
