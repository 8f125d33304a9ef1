import { Island } from '../islands/island.ts';
import { Gatehouse } from '../sections/gatehouse/gatehouse.tsx';

export function ForgotPasswordPage() {
  return (
    <Gatehouse>
      <Island of="account-form" when="visible" props={{ mode: 'forgot' }} />
    </Gatehouse>
  );
}
