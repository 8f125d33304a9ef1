import type { AccountInfo } from '../../../contracts/identity-wire.ts';

/** The state of the account page. `removed`: the account was just deleted here; `out everywhere`: every session was just ended here. */
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
  // Both also end the session, whose event must not replace their message.
  if (state.phase === 'removed') return state;
  if (state.phase === 'out everywhere' && event.type === 'session ended') return state;
  switch (event.type) {
    case 'looked up':
      return { phase: 'shown', account: event.account };
    case 'lookup failed':
      // A failed lookup does not remove what is shown.
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
