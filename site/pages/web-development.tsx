import { labels } from '../../content/labels.ts';
import { webDevelopmentPage } from '../../content/pages/services/web-development.ts';
import { Island } from '../islands/island.ts';
import { WebHouseSymbol } from '../media/web-house/web-house-symbol.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { WhereToBegin } from '../sections/where-to-begin/where-to-begin.tsx';
import styles from './web-development.module.css';

/** Only what the tabs show goes to the browser. */
const tabs = webDevelopmentPage.tabs.items.map(({ id, title, desc, checks, bg, link }) => ({
  id,
  title,
  desc,
  checks,
  bg,
  link,
}));

export function WebDevelopmentPage() {
  const { path, heading, lede, actions, offer, introduction, tabs: list, start, closing } = webDevelopmentPage;
  return (
    <>
      <PageHero
        path={path}
        heading={heading}
        lede={lede}
        place="below"
        apart
        figure={
          <div className={`wrap ${styles.house}`}>
            <WebHouseSymbol />
            <Island
              of="service-tabs"
              when="visible"
              props={{ label: list.label, items: tabs, more: labels.exploreMore }}
            />
          </div>
        }
      >
        <HeroActions actions={actions} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <WhereToBegin {...start} />
      <ClosingBand closing={closing} />
    </>
  );
}
