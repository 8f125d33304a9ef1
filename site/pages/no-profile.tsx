import { notFoundPage } from '../../content/pages/not-found.ts';
import { ShutteredWindow } from '../media/shuttered-window/shuttered-window.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/** The target of links to social profiles that are not public. */
export function NoProfilePage() {
  const { path, heading, lede, actions, introduction, figureLabel } = notFoundPage;
  return (
    <>
      <PageHero path={path} heading={heading} lede={lede} figure={<ShutteredWindow label={figureLabel} />}>
        <HeroActions actions={actions} />
      </PageHero>
      <Introduction paragraphs={introduction} />
    </>
  );
}
