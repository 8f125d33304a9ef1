import { securityPage } from '../../content/pages/security.ts';
import { GateBell } from '../media/trust/gate-bell.tsx';
import { LegalPage } from './legal-page.tsx';

export function SecurityPage() {
  return <LegalPage content={securityPage} tone="glaze" figure={<GateBell label={securityPage.figureLabel} />} />;
}
