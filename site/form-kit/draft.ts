import type { Texts } from './form-controls.ts';

/** How long an unsent message is kept, in milliseconds: a week. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A message that was written and not sent. */
export type Draft<Name extends string> = {
  fields: Texts<Name>;
  /** The message's key, when an attempt to send it has used one: the same text sent again must not arrive twice. */
  key: string | undefined;
  /** Unix time, in milliseconds. */
  savedAt: number;
};

/**
 * `unsent`: every way out failed; kept on the device. `unkept`: the same where the browser stores nothing.
 * `unfinished`: typed before a reload in this tab.
 */
export type DraftKind = 'unsent' | 'unkept' | 'unfinished';

export type DraftStore<Name extends string> = {
  /** False when the browser could not keep it: storage blocked or full. */
  keep: (draft: Draft<Name>) => boolean;
  read: (now: number) => Draft<Name> | undefined;
  drop: () => void;
};

/** Which form's drafts: a number in the name rises when the fields change; an old draft is then dropped, not misread. */
export type DraftPlace<Name extends string> = { storageKey: `${string}:${number}`; names: readonly Name[] };

/** Keeps one draft in `localStorage` (the device) or `sessionStorage` (this tab). */
export function draftStore<Name extends string>(
  storageOf: () => Storage,
  { storageKey, names }: DraftPlace<Name>,
): DraftStore<Name> {
  const drop = () => attempt(() => storageOf().removeItem(storageKey));
  return {
    keep: (draft) => {
      try {
        storageOf().setItem(storageKey, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    read: (now) => {
      const draft = attempt(() => parseDraft(storageOf().getItem(storageKey), names));
      if (draft && now - draft.savedAt < DRAFT_LIFE_MS) return draft;
      drop();
      return undefined;
    },
    drop,
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

/** Throws on text that is not JSON; `attempt` above turns that into "no draft". */
function parseDraft<Name extends string>(text: string | null, names: readonly Name[]): Draft<Name> | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value)) return undefined;
  const { fields, key, savedAt } = value;
  if (!isRecord(fields) || typeof savedAt !== 'number') return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  if (!names.every((name) => typeof fields[name] === 'string')) return undefined;
  return { fields: fields as Texts<Name>, key, savedAt };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
