import type { AccountInfo } from '../../../contracts/identity-wire.ts';

/** What the account page shows. `removed`: the account was deleted here, a moment ago; `out everywhere`: so was every session. */
export type PanelState =
  | { phase: 'looking up' }
  | { phase: 'logged out' }
  | { phase: 'unreachable' }
  | { phase: 'removed' }
  | { phase: 'out everywhere' }
  | { phase: 'shown'; account: AccountInfo };

export type PanelEvent =
  | { type: 'looked up'; account: AccountInfo }
  | { type: 'lookup failed' }
  | { type: 'session ended' }
  | { type: 'asked again' }
  | { type: 'logged out everywhere' }
  | { type: 'account deleted' };

export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  // Both end the session as well; what is said then is what was done.
  if (state.phase === 'removed') return state;
  if (state.phase === 'out everywhere' && event.type === 'session ended') return state;
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
    case 'logged out everywhere':
      return { phase: 'out everywhere' };
    case 'account deleted':
      return { phase: 'removed' };
  }
}

export function hasPassword({ providerUserInfo }: AccountInfo): boolean {
  return providerUserInfo.some(({ providerId }) => providerId === 'password');
}
