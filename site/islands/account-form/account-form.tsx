import { useRef } from 'react';
import { AccountFormView } from './account-form-view.tsx';
import type { AccountMode } from './account-state.ts';
import { useAccountForm } from './use-account-form.ts';

/** Login, sign-up and forgotten password (specification §2, §4, §8): one island for three pages. */
export function AccountForm({ mode }: { mode: AccountMode }) {
  const form = useRef<HTMLFormElement>(null);
  return <AccountFormView mode={mode} ref={form} {...useAccountForm(mode, form)} />;
}
