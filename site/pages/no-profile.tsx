import { notFoundPage } from '../../content/pages/not-found.ts';
import { ShutteredWindow } from '../media/shuttered-window/shuttered-window.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/** The target of links to social profiles that are not public. */
export function NoProfilePage() {
  const { actions, introduction, figureLabel } = notFoundPage;
  return (
    <>
      <PageHero {...notFoundPage} figure={<ShutteredWindow label={figureLabel} />}>
        <HeroActions actions={actions} />
      </PageHero>
      <Introduction paragraphs={introduction} />
    </>
  );
}
