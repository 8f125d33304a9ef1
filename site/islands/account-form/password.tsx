import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../form-kit/password-field.tsx';
import { StrengthScale } from './strength-scale.tsx';

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'children' | 'autoComplete'> & {
  mode: 'login' | 'signup';
};

/** The password with its live strength label (specification §2 Login, Signup). */
export function Password({ mode, ...field }: PasswordProps) {
  const [length, setLength] = useState(0);
  return (
    <PasswordField
      {...field}
      autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
      // A password that was filled in before hydration is counted at the first key or click.
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      onFocus={({ currentTarget }) => setLength(currentTarget.value.length)}
    >
      <StrengthScale length={length} />
    </PasswordField>
  );
}
