import type { ReactNode } from 'react';
import type { InternalLink, Offer } from '../../../content/schema.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { Numerals } from '../../media/numerals.tsx';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import styles from './offer-strip.module.css';

type OfferStripProps = {
  offer: Offer;
  /** The names of the parts; `{from}`, `{to}` and `{work}` of `typical` are filled in. */
  words: Readonly<Record<keyof Offer | 'typical', string> & { terms: InternalLink }>;
};

/** What a service page sells: what it is in large, beside what you get, the price, the time and the first step. */
export function OfferStrip({ offer, words }: OfferStripProps) {
  return (
    <div className={`container ${styles.strip}`}>
      <dl className={`wrap ${styles.list}`}>
        <Part name={words.whatItIs}>
          <RichText of={offer.whatItIs} />
        </Part>
        <Part name={words.whatYouGet}>
          <RichText of={offer.whatYouGet} />
        </Part>
        <Part name={words.priceDependsOn}>
          <RichText of={offer.priceDependsOn} /> <Link to={words.terms.href}>{words.terms.text}</Link>
        </Part>
        <Part name={words.duration}>
          <WeekScale weeks={offer.duration.weeks} />
          {durationOf(offer, words.typical)}
        </Part>
        <Part name={words.firstStep}>
          <RichText of={offer.firstStep} />
        </Part>
      </dl>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt className={styles.name}>{name}</dt>
      <dd className={`soft ${styles.text}`}>{children}</dd>
    </div>
  );
}

/** Twenty weeks as a rule, with those that the work takes marked on it. */
function WeekScale({ weeks: [from, to] }: { weeks: Offer['duration']['weeks'] }) {
  return (
    <svg className={styles.weeks} viewBox="0 0 240 24" overflow="visible" aria-hidden="true">
      <path stroke="var(--edge)" strokeWidth="6" strokeDasharray="1 11" d="M0 3H241" />
      <path stroke="var(--edge)" strokeWidth="10" strokeDasharray="1 59" d="M0 5H241" />
      <path stroke="var(--turquoise)" strokeWidth="6" d={`M${from * 12} 3H${to * 12}`} />
      <Numerals of={[5, 10, 15, 20]} at={(week) => [week * 12, 0]} drop={24} />
    </svg>
  );
}

function durationOf({ duration: { weeks, work, after } }: Offer, typical: string): string {
  const [from, to] = weeks;
  const time = interpolate(typical, { from, to, work });
  return after === undefined ? time : `${time} ${after}`;
}
