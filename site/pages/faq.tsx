import { faq } from '../../content/faq.ts';
import { faqPage } from '../../content/pages/faq.ts';
import { QuotationOutline } from '../media/quotation-outline.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { FaqSection } from '../sections/faq/faq-section.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';

export function FaqPage() {
  return (
    <>
      <FaqSection headingLevel={1} lede={faqPage.lede} {...faq} />
      <Introduction paragraphs={faqPage.introduction} />
      <ClosingBand
        closing={faqPage.closing}
        figure={{ ground: 'paper', view: '-60 -30 480 400', parts: <QuotationOutline /> }}
      />
    </>
  );
}
