import type { AccountInfo } from '../../../contracts/identity-wire.ts';

/** What the account page shows. `removed`: the account was deleted here, a moment ago. */
export type PanelState =
  | { phase: 'looking up' }
  | { phase: 'logged out' }
  | { phase: 'unreachable' }
  | { phase: 'removed' }
  | { phase: 'shown'; account: AccountInfo };

export type PanelEvent =
  | { type: 'looked up'; account: AccountInfo }
  | { type: 'lookup failed' }
  | { type: 'session ended' }
  | { type: 'asked again' }
  | { type: 'account deleted' };

export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  // Deleting ends the session as well; what is said then is that the account is gone.
  if (state.phase === 'removed') return state;
  switch (event.type) {
    case 'looked up':
      return { phase: 'shown', account: event.account };
    case 'lookup failed':
      // What is shown already is not taken away by a connection that broke.
      return state.phase === 'shown' ? state : { phase: 'unreachable' };
    case 'session ended':
      return { phase: 'logged out' };
    case 'asked again':
      return { phase: 'looking up' };
    case 'account deleted':
      return { phase: 'removed' };
  }
}

export function hasPassword({ providerUserInfo }: AccountInfo): boolean {
  return providerUserInfo.some(({ providerId }) => providerId === 'password');
}
