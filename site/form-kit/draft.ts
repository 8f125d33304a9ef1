import { draftLifeMs } from '../../contracts/retention.ts';
import type { Texts } from './form-controls.ts';

/** More than anybody leaves unsent in a week, and far below what a browser stores; the oldest goes first. */
const MOST_KEPT = 20;

/** A message that was written and not sent. */
export type Draft<Name extends string> = {
  fields: Texts<Name>;
  /** The message's key, when an attempt to send it has used one: the same text sent again must not arrive twice. */
  key: string | undefined;
  /** Unix time, in milliseconds. */
  savedAt: number;
  /** It is sent by itself when the line is back (send-waiting.ts). */
  waits?: true;
};

/** What the channel named by the storage key says to the forms of all tabs: a draft that waited was tried. */
export type WaitingTried<Name extends string> = { message: Draft<Name>; isSent: boolean };

/**
 * `unsent`: every way out failed; kept on the device. `unkept`: the same where the browser stores nothing.
 * `waiting`: no answer came, so it is sent by itself later.
 * `unfinished`: typed before a reload in this tab. `interrupted`: the reload came while it was sent.
 * `several`: more than one of these.
 */
export type DraftKind = 'unsent' | 'waiting' | 'unkept' | 'unfinished' | 'interrupted' | 'several';

/** What a form may offer back. */
export type DraftOffer = DraftKind | 'none';

export type DraftStore<Name extends string> = {
  /** Newest first, as they were written; none where the browser stores nothing. */
  read: (now: number) => Draft<Name>[];
  /** Replaces what was there. False when the browser could not keep it: storage blocked or full. */
  write: (drafts: readonly Draft<Name>[]) => boolean;
};

/** Which form's drafts: a number in the name rises when the fields change; an old draft is then dropped, not misread. */
export type DraftPlace<Name extends string> = { storageKey: `${string}:${number}`; names: readonly Name[] };

/** Keeps drafts in `localStorage` (the device) or `sessionStorage` (this tab). */
export function draftStore<Name extends string>(
  storageOf: () => Storage,
  { storageKey, names }: DraftPlace<Name>,
): DraftStore<Name> {
  function write(drafts: readonly Draft<Name>[]): boolean {
    try {
      if (drafts.length === 0) storageOf().removeItem(storageKey);
      else storageOf().setItem(storageKey, JSON.stringify(drafts.slice(0, MOST_KEPT)));
      return true;
    } catch {
      return false;
    }
  }

  return {
    write,
    read: (now) => {
      const found = attempt(() => parseDrafts(storageOf().getItem(storageKey), names)) ?? [];
      const fresh = found.filter(({ savedAt }) => now - savedAt < draftLifeMs);
      // Nothing expired or unreadable is left lying on the device.
      if (fresh.length === 0 || fresh.length < found.length) write(fresh);
      return fresh;
    },
  };
}

/** A browser that forbids storage throws at the first touch; a visitor there has no draft, and a form that works. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Throws on text that is not JSON; `attempt` above turns that into "no drafts". */
function parseDrafts<Name extends string>(text: string | null, names: readonly Name[]): Draft<Name>[] {
  const value: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(value) ? value.flatMap((one) => asDraft(one, names) ?? []) : [];
}

function asDraft<Name extends string>(value: unknown, names: readonly Name[]): Draft<Name> | undefined {
  if (!isRecord(value)) return undefined;
  const { fields, key, savedAt, waits } = value;
  if (!isRecord(fields) || typeof savedAt !== 'number') return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  if (!names.every((name) => typeof fields[name] === 'string')) return undefined;
  return { fields: fields as Texts<Name>, key, savedAt, ...(waits === true && { waits }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
