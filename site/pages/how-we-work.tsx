import { howWeWorkPage } from '../../content/pages/how-we-work.ts';
import { Flights, GreatStair } from '../media/great-stair/great-stair.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { KeyTerms } from '../sections/key-terms/key-terms.tsx';
import { ActionLinks } from '../components/action-link.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { ProjectCourse } from '../sections/project-course/project-course.tsx';
import { QuotationSheet } from '../sections/quotation-sheet/quotation-sheet.tsx';
import { SupportSpan } from '../sections/support-span/support-span.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';

export function HowWeWorkPage() {
  const { actions, figureLabel, keyTerms, course, quotation, support, terms, closing } = howWeWorkPage;
  return (
    <>
      <PageHero {...howWeWorkPage} figure={<GreatStair label={figureLabel} />}>
        <ActionLinks actions={actions} />
      </PageHero>
      <KeyTerms terms={keyTerms} />
      <ProjectCourse {...course} />
      <QuotationSheet {...quotation} />
      <SupportSpan {...support} />
      <Clauses look="ledger" clauses={terms} />
      <ClosingBand closing={closing} figure={{ view: '100 40 500 520', parts: <Flights />, ground: 'paper' }} />
    </>
  );
}
