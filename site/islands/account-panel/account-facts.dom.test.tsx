import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountFacts } from './account-facts.tsx';
import { account } from './testing/account-service.ts';

afterEach(cleanup);

test('A name is shown as text, even if it looks like markup', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const hostileAccount = {
    ...account,
    displayName: hostile,
    photoUrl: 'https://example.com/x.png',
    providerUserInfo: [{ providerId: hostile, rawId: hostile, federatedId: hostile, displayName: hostile }],
  };
  const { container } = render(<AccountFacts account={hostileAccount} />);
  expect(screen.getByText(hostile)).toBeTruthy();
  expect(container.querySelector('img, script')).toBeNull();
});
