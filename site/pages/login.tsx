import { company } from '../../content/company.ts';
import { Island } from '../islands/island.ts';
import { Gatehouse } from '../sections/gatehouse/gatehouse.tsx';

export function LoginPage() {
  return (
    <Gatehouse company={company.name}>
      <Island of="account-form" when="visible" props={{ mode: 'login' }} />
    </Gatehouse>
  );
}
