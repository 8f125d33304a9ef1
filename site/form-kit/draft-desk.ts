import { createMessageKey } from '../email-client/message-key.ts';
import { type Draft, type DraftKind, type DraftPlace, draftStore } from './draft.ts';
import { isBlank, readFields, sameFields, type Texts, writeFields } from './form-controls.ts';

/** Where one form's unsent text lies, and under which key it was sent. Two stores: this device, and this tab alone. */
export function createDraftDesk<Name extends string>(place: DraftPlace<Name>) {
  const device = draftStore(() => localStorage, place);
  const tab = draftStore(() => sessionStorage, place);
  /** The draft on offer, or the one that was put back: while its text is the same, so is its key. */
  let draft: Draft<Name> | undefined;

  const read = (form: HTMLFormElement) => readFields(form, place.names);
  const keyOf = (fields: Texts<Name>) => (draft && sameFields(fields, draft.fields) ? draft.key : undefined);

  return {
    read,

    /** Looks for text from an earlier visit; what it finds can be offered. */
    find(form: HTMLFormElement): DraftKind | undefined {
      const unsent = device.read(Date.now());
      const unfinished = tab.read(Date.now());
      draft = later(unsent, unfinished);
      if (!draft) return undefined;
      if (draft === unsent) return 'unsent';
      // A browser that put the text back by itself needs no help.
      return isBlank(read(form)) ? 'unfinished' : undefined;
    },

    /** A reload loses nothing that was typed. */
    noteTyping(form: HTMLFormElement): void {
      const fields = read(form);
      if (isBlank(fields)) tab.drop();
      else tab.keep({ fields, key: keyOf(fields), savedAt: Date.now() });
    },

    /** The message about to be sent. A reload in the middle of sending finds it again, with the key it was sent under. */
    begin(fields: Texts<Name>): Draft<Name> & { key: string } {
      const message = { fields, key: keyOf(fields) ?? createMessageKey(), savedAt: Date.now() };
      tab.keep(message);
      return message;
    },

    /** Keeps what could not be sent; false when the browser stores nothing. */
    failed(message: Draft<Name>): boolean {
      tab.drop();
      draft = message;
      return device.keep(message);
    },

    /** An older message still on offer was not this one, and stays. */
    delivered({ anotherOnOffer }: { anotherOnOffer: boolean }): void {
      tab.drop();
      if (!anotherOnOffer) device.drop();
    },

    /** Puts the draft back into the form; false when there is none. */
    restore(form: HTMLFormElement): boolean {
      if (!draft) return false;
      writeFields(form, draft.fields);
      return true;
    },

    discard(): void {
      device.drop();
      tab.drop();
      draft = undefined;
    },
  };
}

function later<Name extends string>(one: Draft<Name> | undefined, other: Draft<Name> | undefined) {
  if (!one || !other) return one ?? other;
  return one.savedAt > other.savedAt ? one : other;
}
