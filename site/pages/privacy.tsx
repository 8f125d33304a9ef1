import { privacyPage } from '../../content/pages/privacy.ts';
import { StoneScreen } from '../media/trust/stone-screen.tsx';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage content={privacyPage} figure={<StoneScreen label={privacyPage.figureLabel} />} />;
}
