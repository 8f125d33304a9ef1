import { draftLifeMs } from '../../contracts/retention.ts';

/** A message that was typed and not sent. */
export type Draft = {
  fields: Record<string, string>;
  /** The message key of an earlier attempt, so that the same text does not arrive twice. */
  key: string | undefined;
  /** Unix time, in milliseconds. */
  savedAt: number;
  /** True if it is sent in the background once there is a connection (send-waiting.ts). */
  waits?: true;
};

/** A message to the forms of all tabs, on the channel named by the storage key: a draft was sent, or a waiting one refused. */
export type WaitingTried = { message: Draft; isSent: boolean };

/**
 * `unsent`: every route failed; stored on the device. `unkept`: the same where the browser stores nothing.
 * `waiting`: no answer came, so it is sent in the background later.
 * `unfinished`: typed before a reload in this tab. `interrupted`: the reload came while it was sent.
 * `several`: more than one of these.
 */
export type DraftKind = 'unsent' | 'waiting' | 'unkept' | 'unfinished' | 'interrupted' | 'several';

export type DraftOffer = DraftKind | 'none';

/** The storage key of a form. Its number rises when a field changes its meaning, so that old drafts are dropped, not misread. */
export type DraftPlace = { storageKey: `${string}:${number}`; names: readonly string[] };

/**
 * Keeps drafts in `localStorage` (the device) or `sessionStorage` (this tab). A browser that forbids storage throws at any access,
 * and the form must still work.
 */
export function draftStore(storageOf: () => Storage, { storageKey, names }: DraftPlace) {
  /** Replaces the drafts. False when storage is blocked or full. */
  function write(drafts: readonly Draft[]): boolean {
    try {
      if (drafts.length === 0) storageOf().removeItem(storageKey);
      else storageOf().setItem(storageKey, JSON.stringify(drafts));
      return true;
    } catch {
      return false;
    }
  }

  function stored(): Draft[] {
    try {
      const value = JSON.parse(storageOf().getItem(storageKey) ?? '[]') as unknown[];
      return value.flatMap((one) => asDraft(one, names) ?? []);
    } catch {
      return [];
    }
  }

  /** The drafts, newest first; empty where the browser stores nothing. */
  function read(now: number): Draft[] {
    const found = stored();
    const fresh = found.filter(({ savedAt }) => now - savedAt < draftLifeMs);
    // Expired and unreadable drafts are deleted from the device; others are not written again at every key.
    if (fresh.length === 0 || fresh.length < found.length) write(fresh);
    return fresh;
  }

  return { read, write };
}

function asDraft(value: unknown, names: readonly string[]): Draft | undefined {
  if (!isRecord(value)) return undefined;
  const { fields, key, savedAt } = value;
  if (!isRecord(fields) || typeof savedAt !== 'number') return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  // A field that came to the form since has nothing typed in it.
  if (!names.every((name) => typeof (fields[name] ??= '') === 'string')) return undefined;
  return value as Draft;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
