import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { RestOfPage } from '../../../static-site/rest-of-page.tsx';
import type { hero } from '../../../content/landing.ts';
import { ButtonLink, ButtonRow } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Facade } from '../../media/facade/facade.tsx';
import { RotatingHeading } from './rotating-heading.tsx';
import styles from './hero-section.module.css';

/** The first screen: what the company offers, over the façade that is also a sundial. */
export function HeroSection({ heading, subtitle, offer, actions: [main, other], illustrationAlt }: typeof hero) {
  return (
    <section className={styles.hero} id="home">
      <div className={styles.text}>
        <div className="wrap">
          <div className={styles.lines}>
            <RotatingHeading {...heading} />
            <p className={`soft ${styles.subtitle}`}>{subtitle}</p>
            <p className={styles.offer}>{offer}</p>
            <div className={styles.actions}>
              <ButtonRow>
                <ButtonLink to={main.href}>
                  {main.text} <Icon name="arrow-right" />
                </ButtonLink>
                <ButtonLink to={other.href} variant="outline">
                  {other.text}
                </ButtonLink>
              </ButtonRow>
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
