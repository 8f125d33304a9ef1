import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountFacts } from './account-facts.tsx';

afterEach(cleanup);

test('A name is shown as it was typed, whatever markup it looks like', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const account = {
    localId: 'u1',
    email: 'asha@example.com',
    emailVerified: true,
    displayName: hostile,
    photoUrl: 'https://example.com/x.png',
    disabled: false,
    createdAt: '1795000000000',
    lastLoginAt: '1795000000000',
    validSince: '0',
    providerUserInfo: [{ providerId: hostile, rawId: hostile, federatedId: hostile, displayName: hostile }],
  };
  const { container } = render(<AccountFacts account={account} />);
  expect(screen.getByText(hostile)).toBeTruthy();
  expect(container.querySelector('img, script')).toBeNull();
});
