import { termsPage } from '../../content/pages/terms.ts';
import { AccountBook } from '../media/trust/account-book.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage content={termsPage} figure={<AccountBook label={termsPage.figureLabel} />} />;
}
