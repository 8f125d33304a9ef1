import { contactFieldNames, type ContactFields } from '../../../contracts/contact-form.ts';

/** How long an unsent message is kept, in milliseconds: a week. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The number rises when the shape below changes; an old draft is then dropped, not misread. */
const STORAGE_KEY = 'contact-draft:1';

/** A message that was written and not sent. */
export type Draft = {
  fields: ContactFields;
  /** The message's key, when an attempt to send it has used one: the same text sent again must not arrive twice. */
  key: string | undefined;
  /** Unix time, in milliseconds. */
  savedAt: number;
};

type DraftStore = {
  /** False when the browser could not keep it: storage blocked or full. */
  keep: (draft: Draft) => boolean;
  read: (now: number) => Draft | undefined;
  drop: () => void;
};

/** Keeps one draft in `localStorage` (the device) or `sessionStorage` (this tab). */
export function draftStore(storageOf: () => Storage): DraftStore {
  const drop = () => attempt(() => storageOf().removeItem(STORAGE_KEY));
  return {
    keep: (draft) => {
      try {
        storageOf().setItem(STORAGE_KEY, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    read: (now) => {
      const draft = attempt(() => parseDraft(storageOf().getItem(STORAGE_KEY)));
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
function parseDraft(text: string | null): Draft | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value)) return undefined;
  const { fields, key, savedAt } = value;
  if (!isRecord(fields) || typeof savedAt !== 'number') return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  if (!hasEveryField(fields)) return undefined;
  return { fields, key, savedAt };
}

function hasEveryField(fields: Record<string, unknown>): fields is ContactFields {
  return contactFieldNames.every((name) => typeof fields[name] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Messages that failed: on the device, for the next visit. */
export const deviceDrafts = draftStore(() => localStorage);

/** Messages in the making: for this tab alone, so that a reload loses nothing. */
export const tabDrafts = draftStore(() => sessionStorage);
