import { useCallback, useEffect, useState } from 'react';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { findActivity } from './account-calls.ts';

export type ActivityState =
  | { phase: 'looking up' }
  | { phase: 'failed' }
  | { phase: 'shown'; activity: AccountActivity };

/** The account's sessions and events, anew whenever it is looked up. `look` requests them again; if that fails, the old ones stay. */
export function useActivity(account: AccountInfo) {
  const [state, setState] = useState<ActivityState>({ phase: 'looking up' });
  const look = useCallback(
    () =>
      findActivity(account).then(
        (activity) => activity && setState({ phase: 'shown', activity }),
        () => setState((before) => (before.phase === 'shown' ? before : { phase: 'failed' })),
      ),
    [account],
  );
  useEffect(() => void look(), [look]);
  return { state, look };
}
