import type { SignInAnswer } from '../../contracts/identity-wire.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { openChannel } from './channel.ts';

/** Who is logged in, and what proves it. */
export type Session = {
  localId: string;
  email: string;
  displayName?: string | undefined;
  idToken: string;
  refreshToken: string;
  /** When the ID token expires, in milliseconds since 1970. */
  expiresAt: number;
};

type Change = { replaced: string; session: Session | undefined };

const places = [() => sessionStorage, () => localStorage];
let tabs: BroadcastChannel | undefined;
const own = new EventTarget();

export function asSession(answer: SignInAnswer, now: number): Session {
  const { localId, email, displayName, idToken, refreshToken, expiresIn } = answer;
  return { localId, email, displayName, idToken, refreshToken, expiresAt: now + Number(expiresIn) * 1000 };
}

/** The session of this tab, or else the one all tabs share. */
export function readSession(): Session | undefined {
  for (const place of places) {
    const session = read(place);
    if (session) return session;
  }
  return undefined;
}

/** Begins a session: remembered it is shared by all tabs and lasts, otherwise it ends with this tab. */
export function beginSession(session: Session, { remember }: { remember: boolean }): void {
  for (const place of places) write(place, undefined);
  // A browser that forbids the one may allow the other; where both are forbidden the session ends with the page.
  write(places[remember ? 1 : 0], session);
  tell({ replaced: '', session });
}

/** Puts new tokens in the place of those with the refresh token `replaced`, wherever they lie: not in that of another session. */
export function renewSession(session: Session, replaced: string): void {
  replace(replaced, session);
  tell({ replaced, session });
}

/** Ends the session in this browser. */
export function endSession(): void {
  const replaced = readSession()?.refreshToken ?? '';
  for (const place of places) write(place, undefined);
  tell({ replaced, session: undefined });
}

/** Calls `listener` whenever a session begins, is renewed or ends, in this tab or another. Returns what stops that. */
export function onSessionChange(listener: () => void): () => void {
  const channel = openTabs();
  // A message may come before the storage of the tab that sent it has changed here as well.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.account || key === null) listener();
  };
  own.addEventListener('change', listener);
  channel?.addEventListener('message', listener);
  addEventListener('storage', onStorage);
  return () => {
    own.removeEventListener('change', listener);
    channel?.removeEventListener('message', listener);
    removeEventListener('storage', onStorage);
  };
}

function openTabs(): BroadcastChannel | undefined {
  if (tabs) return tabs;
  tabs = openChannel(storageKeys.account);
  // A duplicated tab has a copy of its session: a refresh token is good once, so the copies have to go on together.
  tabs?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.replaced) replace(data.replaced, data.session);
  });
  return tabs;
}

function tell(change: Change): void {
  openTabs()?.postMessage(change);
  own.dispatchEvent(new Event('change'));
}

function replace(refreshToken: string, session: Session | undefined): void {
  for (const place of places) if (read(place)?.refreshToken === refreshToken) write(place, session);
}

function read(place: () => Storage): Session | undefined {
  try {
    const session = JSON.parse(place().getItem(storageKeys.account) ?? 'null') as Partial<Session> | null;
    return session?.refreshToken && session.email !== undefined ? (session as Session) : undefined;
  } catch {
    // Storage is forbidden here, or somebody else wrote what is in it.
    return undefined;
  }
}

function write(place: (() => Storage) | undefined, session: Session | undefined): void {
  try {
    if (session) place?.().setItem(storageKeys.account, JSON.stringify(session));
    else place?.().removeItem(storageKeys.account);
  } catch {
    // Storage is forbidden or full: there is nothing to keep it in.
  }
}
