import { faq } from '../../content/faq.ts';
import { FaqSection } from '../sections/faq/faq-section.tsx';

export function FaqPage() {
  return <FaqSection headingLevel={1} {...faq} />;
}
