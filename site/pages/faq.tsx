import { faq } from '../../content/faq.ts';
import { faqPage } from '../../content/pages/faq.ts';
import { FaqSection } from '../sections/faq/faq-section.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';

export function FaqPage() {
  return (
    <>
      <FaqSection headingLevel={1} lede={faqPage.lede} {...faq} />
      <Introduction paragraphs={faqPage.introduction} />
    </>
  );
}
