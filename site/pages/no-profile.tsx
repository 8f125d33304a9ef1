import { notFoundPage } from '../../content/pages/not-found.ts';
import { ShutteredWindow } from '../media/shuttered-window/shuttered-window.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { ActionLinks } from '../components/action-link.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/** The target of links to social profiles that are not public. */
export function NoProfilePage() {
  const { actions, introduction, figureLabel } = notFoundPage;
  return (
    <>
      <PageHero {...notFoundPage} figure={<ShutteredWindow label={figureLabel} />}>
        <ActionLinks actions={actions} />
      </PageHero>
      <Introduction paragraphs={introduction} />
    </>
  );
}
