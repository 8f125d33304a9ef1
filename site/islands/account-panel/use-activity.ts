import { useCallback, useEffect, useState } from 'react';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { findActivity } from './account-calls.ts';

export type ActivityState =
  | { phase: 'looking up' }
  | { phase: 'failed' }
  | { phase: 'shown'; activity: AccountActivity };

/** Where the account is signed in and what happened to it. `look` asks again; what is shown stays when that fails. */
export function useActivity(localId: string) {
  const [state, setState] = useState<ActivityState>({ phase: 'looking up' });
  const look = useCallback(
    () =>
      findActivity(localId).then(
        (activity) => activity && setState({ phase: 'shown', activity }),
        () => setState((before) => (before.phase === 'shown' ? before : { phase: 'failed' })),
      ),
    [localId],
  );
  useEffect(() => void look(), [look]);
  return { state, look };
}
