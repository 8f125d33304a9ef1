import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { RestOfPage } from '../../../static-site/rest-of-page.tsx';
import type { hero } from '../../../content/landing.ts';
import { Facade } from '../../media/facade/facade.tsx';
import { ActionLinks } from '../../components/action-link.tsx';
import { RotatingHeading } from './rotating-heading.tsx';
import styles from './hero-section.module.css';

/** The first screen: what the company offers, over the façade that is also a sundial. */
export function HeroSection({ heading, subtitle, offer, actions, illustrationAlt }: typeof hero) {
  return (
    <section className={styles.hero} id="home">
      <div className={styles.text}>
        <div className="wrap">
          <div className={styles.lines}>
            <RotatingHeading {...heading} />
            <p className={`soft ${styles.subtitle}`}>{subtitle}</p>
            <p className={styles.offer}>{offer}</p>
            <div className={styles.actions}>
              <ActionLinks actions={actions} />
            </div>
          </div>
          <FirstScreenEnd />
        </div>
      </div>
      <div className={styles.art}>
        <RestOfPage>
          <Facade label={illustrationAlt} />
        </RestOfPage>
      </div>
    </section>
  );
}
