import type * as actions from './actions.tsx';
import { IdentityFailure } from '../../identity-client/call-identity.ts';

type Actions = typeof actions;

let loading: Promise<Actions> | undefined;

/** Loads what only an action needs, once. Rejects with an `IdentityFailure`; the next call then tries again. */
export function loadActions(): Promise<Actions> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new IdentityFailure('NOT_LOADED', cause);
  });
  return loading;
}

/** Firefox never asks again for an import that failed, so the script comes first, and the import out of the browser's cache. */
async function load(): Promise<Actions> {
  const file = document.querySelector<HTMLElement>('[data-later]')?.dataset['later'];
  if (file) {
    const answer = await fetch(file);
    await answer.blob();
    if (!answer.ok) throw answer;
  }
  return import('./actions.tsx');
}

const hint = () => void loadActions().catch(() => undefined);

/** For a control that leads to an action: the actions begin to load when it is reached. */
export const hints = { onFocus: hint, onPointerEnter: hint } as const;
