import type { footer as footerWords, FooterLine } from '../../../content/navigation.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import iconButton from '../../components/icon-button.module.css';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { SheetIcon } from '../../components/sheet-icon.tsx';
import { ArcadeWall } from './arcade-wall.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';
import './contrast.deferred.module.css';
import './print.deferred.module.css';
import './selection.deferred.module.css';
import styles from './site-footer.deferred.module.css';

type SiteFooterProps = {
  company: { name: string; tagline: string };
  footer: typeof footerWords;
  newsletter: NewsletterFormProps;
  /** This page in other languages, each by its own name. */
  languages: readonly { tag: string; name: string; href: string }[];
  /** The year of the build; site/browser/after-load.ts corrects it in January. */
  year: number;
};

type SocialProfile = (typeof footerWords)['social'][number];

/** The foot of every page: the newsletter, the columns, further services, badges and profiles. */
export function SiteFooter({ company, footer, newsletter, languages, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-print="no">
      <ArcadeWall />
      <div className={`wrap ${styles.inner}`}>
        <div className={`cells ${styles.opening}`}>
          <div>
            <Logo name={company.name} />
            <p className={styles.strap}>{company.tagline}</p>
          </div>
          <NewsletterForm {...newsletter} />
        </div>
        <div className={styles.columns}>
          {footer.columns.map(({ heading, lines }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <Lines lines={lines} />
            </div>
          ))}
        </div>
        <details className={styles.extra}>
          <summary>
            {footer.extraServices.heading} <Icon name="chevron-down" />
          </summary>
          <Lines lines={footer.extraServices.lines} />
        </details>
        <nav className={styles.legal} aria-label={footer.legal.label}>
          <ul className="row">
            {footer.legal.links.map(({ text, href }) => (
              <li key={href}>
                <Link to={href}>{text}</Link>
              </li>
            ))}
            {languages.map(({ tag, name, href }) => (
              <li key={tag}>
                <a href={href} hrefLang={tag} lang={tag}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`row small soft ${styles.end}`}>
          <p>
            © <span data-year="">{year}</span> {footer.copyright}
          </p>
          <ul className={`row ${styles.badges}`}>
            {footer.badges.map(({ text, icon }) => (
              <li key={text}>
                <SheetIcon name={icon} /> {text}
              </li>
            ))}
          </ul>
          <ul className={styles.social}>
            {footer.social.map((profile) => (
              <li key={profile.name}>
                <SocialLink {...profile} missing={footer.missing} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Lines({ lines }: { lines: readonly FooterLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, href }) => (
        <li key={text}>{href ? <Link to={href}>{text}</Link> : text}</li>
      ))}
    </ul>
  );
}

function SocialLink({ name, icon, href, missing }: SocialProfile & { missing: string }) {
  const children = (
    <>
      <SheetIcon name={icon} />
      <span className="visually-hidden">{isOutside(href) ? name : `${name} (${missing})`}</span>
    </>
  );
  const shared = { className: iconButton.iconButton, children };
  return isOutside(href) ? <ExternalLink href={href} {...shared} /> : <Link to={href} {...shared} />;
}

const isOutside = (href: SocialProfile['href']): href is `https://${string}` => href.startsWith('https://');
