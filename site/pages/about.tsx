import { about } from '../../content/landing.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { labels } from '../../content/labels.ts';
import { AboutSection } from '../sections/about/about-section.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';

/** The first paragraph is before the film, since text loads first. */
export function AboutPage() {
  const [lead, ...introduction] = aboutPage.introduction;
  return (
    <>
      <AboutSection headingLevel={1} lead={lead} {...about} motion={labels.motion} />
      <Introduction paragraphs={introduction} />
      <PointsSection look="instruments" section={aboutPage.namesake} />
    </>
  );
}
