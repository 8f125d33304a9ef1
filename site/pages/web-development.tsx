import { labels } from '../../content/labels.ts';
import { webDevelopmentPage } from '../../content/pages/services/web-development.ts';
import { Island } from '../islands/island.ts';
import { WebHouseSymbol } from '../media/web-house/web-house-symbol.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { ServicePage } from './service-page.tsx';
import styles from './web-development.module.css';

/** The tabs' props, reduced to what they show, since they are part of the document. */
const tabs = webDevelopmentPage.tabs.items.map(({ icon: _icon, ...shown }) => shown);

export function WebDevelopmentPage() {
  const { tabs: list, start } = webDevelopmentPage;
  return (
    <ServicePage
      content={webDevelopmentPage}
      place="below"
      apart
      closingFigure={{
        view: '0 0 640 600',
        parts: <use className={styles.outline} href="#web-house" width="640" height="640" />,
      }}
      figure={
        <div className={`wrap ${styles.house}`}>
          <WebHouseSymbol />
          <Island
            of="service-tabs"
            props={{ label: list.label, items: tabs, more: labels.exploreMore, about: labels.about }}
          />
        </div>
      }
    >
      <PointsSection look="starts" section={start} />
    </ServicePage>
  );
}
