import { TitledText } from '../../components/titled-text.tsx';
import { CloudKind } from '../../media/cloud-dial/cloud-kinds.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './cloud-types.module.css';

type CloudTypesProps = { heading: string; lede: string; items: readonly { title: string; description: string }[] };

/** Kinds of cloud, each under its drawing. */
export function CloudTypes({ heading, lede, items }: CloudTypesProps) {
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead title={heading} lede={lede} />
        <ul className={styles.plates}>
          {items.map(({ title, description }, index) => (
            <li key={title}>
              <CloudKind of={index} className={styles.plate} />
              <TitledText of={{ title, description }} className={styles.title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
