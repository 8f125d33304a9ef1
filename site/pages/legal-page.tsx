import type { ComponentProps, ComponentType } from 'react';
import { legalWords } from '../../content/legal-words.ts';
import type { LegalPage as Content } from '../../content/legal-page.ts';
import { DateText } from '../sections/cited/date-text.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';
import { KeyTerms } from '../sections/key-terms/key-terms.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

type LegalPageProps = Pick<ComponentProps<typeof PageHero>, 'tone'> & {
  content: Content;
  figure: ComponentType<{ label: string }>;
};

/** A page of law or trust: its drawing, the four short answers, the rules, and the day of their last change. */
export function LegalPage({ content, figure: Figure, ...hero }: LegalPageProps) {
  const { figureLabel, updated, short, clauses } = content;
  return (
    <>
      <PageHero {...content} {...hero} figure={<Figure label={figureLabel} />}>
        <p>
          {legalWords.updated} <DateText of={updated} />
        </p>
      </PageHero>
      <KeyTerms terms={short} />
      <Clauses look="page" clauses={clauses} />
    </>
  );
}
