import { about } from '../../content/landing.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { AboutSection } from '../sections/about/about-section.tsx';
import { PageWords } from '../sections/page-words/page-words.tsx';

export function AboutPage() {
  return (
    <>
      <AboutSection headingLevel={1} {...about} />
      <PageWords {...aboutPage} />
    </>
  );
}
