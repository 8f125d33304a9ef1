import { company } from '../../content/company.ts';
import type { AccountMode } from '../islands/account-form/account-state.ts';
import { Island } from '../islands/island.ts';
import { AuthLayout } from '../sections/auth-layout/auth-layout.tsx';

/** Login, sign-up or forgotten password: one form in three modes. */
export function AccountFormPage({ mode }: { mode: AccountMode }) {
  return (
    <AuthLayout company={company.name}>
      <Island of="account-form" props={{ mode }} />
    </AuthLayout>
  );
}
