import { keepsPages } from '../../contracts/browser-storage.ts';
import { company } from '../../content/company.ts';
import { offlinePage } from '../../content/pages/offline.ts';
import { RichParagraph } from '../components/paragraphs.tsx';
import { CloudedDial } from '../media/clouded-dial/clouded-dial.tsx';
import { openPaths } from '../page.ts';
import { DirectLines } from '../sections/direct-lines/direct-lines.tsx';
import { KeptPages } from '../sections/kept-pages/kept-pages.tsx';
import { Notice } from '../sections/notice/notice.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/**
 * The page that the service worker shows in place of one that it cannot load, with a notice and a list of the pages that
 * are cached (site/service-worker/keep-pages.ts). With a connection, the list has all pages that can be.
 */
export function OfflinePage() {
  const { figureLabel, notice, again, direct, email, list } = offlinePage;
  return (
    <>
      <template data-offline>
        <Notice text={`${notice} `}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for: this page stands in its place */}
          <a href="">{again}</a>
        </Notice>
      </template>
      <PageHero {...offlinePage} figure={<CloudedDial label={figureLabel} />}>
        <DirectLines {...direct} phones={company.phones} />
        <RichParagraph of={email} />
      </PageHero>
      {keepsPages && <KeptPages {...list} pages={openPaths} />}
    </>
  );
}
