import type { SignInAnswer } from '../../contracts/identity-wire.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';

/** The logged-in account with its tokens. */
export type Session = {
  localId: string;
  email: string;
  displayName?: string | undefined;
  idToken: string;
  refreshToken: string;
  /** When the ID token expires, in milliseconds since 1970. */
  expiresAt: number;
};

/** `replaced`: the refresh token of the session that `session` takes the place of; without `session` it has ended. */
type Change = { replaced?: string | undefined; session?: Session | undefined };

const ofTab = () => sessionStorage;
const ofAllTabs = () => localStorage;
const places = [ofTab, ofAllTabs];
let tabs: BroadcastChannel | undefined;
const own = new EventTarget();

/** The session of an answer that came at `now`, in milliseconds since 1970. */
export function asSession(answer: SignInAnswer, now: number): Session {
  const { localId, email, displayName, idToken, refreshToken, expiresIn } = answer;
  return { localId, email, displayName, idToken, refreshToken, expiresAt: now + Number(expiresIn) * 1000 };
}

/** The session of this tab, else the one that all tabs share. */
export function readSession(): Session | undefined {
  return read(ofTab) ?? read(ofAllTabs);
}

/** Whether the session lasts beyond this tab. */
export const isRemembered = (): boolean => read(ofTab) === undefined;

/**
 * Begins a session. If remembered, it lasts and is shared by all tabs; otherwise, or where the browser stores nothing more, it ends
 * with this tab. Returns the sessions to end at the service: those that it replaces and, where not even the tab can store it, itself.
 */
export function beginSession(session: Session, { remember }: { remember: boolean }): Session[] {
  const ended = clear();
  if ((remember && write(ofAllTabs, session)) || write(ofTab, session)) tell({ session });
  else ended.push(session);
  return ended;
}

/** Replaces the tokens that have the refresh token `replaced`, in either storage, or ends their session. Another session is left alone. */
export function renewSession(session: Session | undefined, replaced: string): void {
  replace(replaced, session);
  tell({ replaced, session });
}

/**
 * Ends the session in this browser: this tab's, and the one that all tabs share where that is another. Returns them.
 * @param localId only those of this account: another may have logged in meanwhile
 */
export function endSession(localId?: string): Session[] {
  const ended = clear(localId);
  tell({ replaced: ended[0]?.refreshToken });
  return ended;
}

/** Calls `listener` whenever a session begins, is renewed or ends, in this tab or another. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A message may arrive before the sender's change of storage is visible here.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.account || key === null) listener();
  };
  own.addEventListener('change', listener, { signal });
  openTabs()?.addEventListener('message', listener, { signal });
  addEventListener('storage', onStorage, { signal });
  // A page that comes back from the back/forward cache was told nothing meanwhile.
  addEventListener('pageshow', listener, { signal });
  return () => stop.abort();
}

/** The channel to the other tabs. Not by channel.ts, which is bundled with React: the account menu is on pages without it. */
function openTabs(): BroadcastChannel | undefined {
  if (tabs) return tabs;
  try {
    tabs = new BroadcastChannel(storageKeys.account);
  } catch {
    // Firefox forbids it with all cookies blocked.
    return undefined;
  }
  // A duplicated tab has a copy of the session. A refresh token is valid once, so both must take over new tokens.
  tabs.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.replaced) replace(data.replaced, data.session);
  });
  return tabs;
}

function tell(change: Change): void {
  openTabs()?.postMessage(change);
  own.dispatchEvent(new Event('change'));
}

/** Empties both storages, or those that hold this account. Returns what they held. */
function clear(localId?: string): Session[] {
  return places.flatMap((place) => {
    const held = read(place);
    if (localId !== undefined && held?.localId !== localId) return [];
    write(place, undefined);
    return held ?? [];
  });
}

function replace(refreshToken: string, session: Session | undefined): void {
  for (const place of places) if (read(place)?.refreshToken === refreshToken) write(place, session);
}

function read(place: () => Storage): Session | undefined {
  try {
    const session = JSON.parse(place().getItem(storageKeys.account) ?? 'null') as Partial<Session> | null;
    return session?.refreshToken && session.email !== undefined ? (session as Session) : undefined;
  } catch {
    // The browser forbids storage, or the stored value is not valid.
    return undefined;
  }
}

/** False where storage is forbidden or full. */
function write(place: () => Storage, session: Session | undefined): boolean {
  try {
    if (session) place().setItem(storageKeys.account, JSON.stringify(session));
    else place().removeItem(storageKeys.account);
    return true;
  } catch {
    return false;
  }
}
