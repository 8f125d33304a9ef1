import { company } from '../../content/company.ts';
import { Island } from '../islands/island.ts';
import { AuthLayout } from '../sections/auth-layout/auth-layout.tsx';

export function SignupPage() {
  return (
    <AuthLayout company={company.name}>
      <Island of="account-form" props={{ mode: 'signup' }} />
    </AuthLayout>
  );
}
