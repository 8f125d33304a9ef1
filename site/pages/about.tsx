import { about } from '../../content/landing.ts';
import { AboutSection } from '../sections/about/about-section.tsx';

export function AboutPage() {
  return <AboutSection headingLevel={1} {...about} />;
}
