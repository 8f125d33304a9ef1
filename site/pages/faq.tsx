import { faq } from '../../content/faq.ts';
import { faqPage } from '../../content/pages/faq.ts';
import { FaqSection } from '../sections/faq/faq-section.tsx';
import { PageWords } from '../sections/page-words/page-words.tsx';

export function FaqPage() {
  return (
    <>
      <FaqSection headingLevel={1} {...faq} />
      <PageWords {...faqPage} />
    </>
  );
}
