import { accessibilityPage } from '../../content/pages/accessibility.ts';
import { RampAndStair } from '../media/trust/ramp-and-stair.tsx';
import { LegalPage } from './legal-page.tsx';

export function AccessibilityPage() {
  return <LegalPage content={accessibilityPage} figure={<RampAndStair label={accessibilityPage.figureLabel} />} />;
}
