import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { company as companyFacts } from '../../../content/company.ts';
import type { contact } from '../../../content/landing.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { ButtonAnchor, ButtonRow } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { FormNotice } from '../form-notice/form-notice.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import type { HeadingLevel } from '../section-title/section-title.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './contact-section.module.css';

type ContactProps = typeof contact & {
  headingLevel?: HeadingLevel;
  company: typeof companyFacts;
  /** The contact form, with its own heading: an island. */
  form: ReactNode;
  /** What is done with what is typed. */
  formNotice: Paragraph;
};

/** The contact card on cobalt beside the form. */
export function ContactSection({ headingLevel = 2, heading, lede, card, company, form, formNotice }: ContactProps) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  const [phone] = company.phones;
  const mailto = `mailto:${company.email}` as const;
  const facts = [
    { name: 'phone', icon: 'phone', fact: <a href={phone.uri}>{phone.display}</a> },
    { name: 'email', icon: 'mail', fact: <a href={mailto}>{company.email}</a> },
    { name: 'address', icon: 'map-pin', fact: company.addressLine },
  ] as const;
  return (
    <section className="section" id="contact-us">
      <div className="wrap">
        <SectionHead level={headingLevel} title={heading} lede={lede} />
        <div className={`columns ${styles.meet}`}>
          <div className={`${glaze.glaze} stage ${styles.card}`}>
            <div>
              <Title className={`minor ${styles.title}`}>{card.heading}</Title>
              <dl className="stack loose">
                {facts.map(({ name, icon, fact }) => (
                  <div className={styles.fact} key={name}>
                    <dt>
                      <Icon name={icon} />
                      {card.labels[name]}
                    </dt>
                    <dd>{fact}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <ButtonRow>
              <ButtonAnchor href={phone.uri} variant="onGlaze">
                {card.call}
              </ButtonAnchor>
              <ButtonAnchor href={mailto} variant="outlineOnGlaze">
                {card.mail}
              </ButtonAnchor>
            </ButtonRow>
            <Quadrant className={`behind ${styles.dial}`} />
          </div>
          <div className={styles.form}>
            {form}
            <FormNotice words={formNotice} />
          </div>
        </div>
        {headingLevel === 1 && <FirstScreenEnd />}
      </div>
    </section>
  );
}
