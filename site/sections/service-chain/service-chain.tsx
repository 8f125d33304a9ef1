import type { PageCard, Titled } from '../../../content/schema.ts';
import { Ware } from '../../media/bazaar/wares.tsx';
import { nameOf } from '../../page.ts';
import { HeadedSection } from '../section-head/headed-section.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import target from '../../components/whole-target.module.css';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import styles from './service-chain.module.css';

/** A chain that runs down the page; every ring shows the ware of its shop in the street above and says which page it leads to. */
export function ServiceChain({ heading, lede, items }: Titled<PageCard>) {
  return (
    <HeadedSection title={heading} lede={lede}>
      <ul className={`stack loose ${styles.chain}`}>
        {items.map(({ title, description, link }, index) => (
          <li className={styles.item} key={title}>
            <Ware of={index} className={styles.ring} />
            <TitledText of={{ title, description }} />
            <ArrowLink className={`${target.whole} ${styles.more}`} text={nameOf(link)} href={link} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
