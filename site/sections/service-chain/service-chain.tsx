import type { LinkCard } from '../../../content/schema.ts';
import { siteMap } from '../../../content/site-map.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Ware } from '../../media/bazaar/wares.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './service-chain.module.css';

type ServiceChainProps = { heading: string; lede: string; items: readonly LinkCard[] };

/** A chain that runs down the page; every ring shows the ware of its shop in the street above and says which page it leads to. */
export function ServiceChain({ heading, lede, items }: ServiceChainProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ul className={styles.chain}>
          {items.map(({ title, description, link }, index) => (
            <li className={styles.item} key={title}>
              <Ware of={index} className={styles.ring} />
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
              <Link className={styles.more} to={link}>
                {siteMap[link].name} <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
