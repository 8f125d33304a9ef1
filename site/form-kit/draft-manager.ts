import { createRandomKey } from '../identity-client/random-key.ts';
import { type Draft, type DraftKind, type DraftOffer, type DraftPlace, draftStore } from './draft.ts';
import { isBlank, readFields, sameFields, writeFields } from './form-controls.ts';

/** A draft that can be restored, and how it came about. */
type Offered = Draft & { kind: Exclude<DraftKind, 'several'> };

/** Manages the unsent texts of one form and their message keys, in two stores: this device, and this tab only. */
export function createDraftManager(place: DraftPlace) {
  const device = draftStore(() => localStorage, place);
  const tab = draftStore(() => sessionStorage, place);
  /** The drafts that can be restored, newest first. */
  let offered: Offered[] = [];
  /** The text in the form, as far as the visitor typed it. */
  let typed: Draft | undefined;
  /** The draft that was restored into the form, or failed and stayed there. Its copy on the device is updated at each key. */
  let held: Draft | undefined;
  /** Texts that were sent under a key. The same text gets the same key again. */
  let attempted: Draft[] = [];

  const read = (form: HTMLFormElement) => readFields(form, place.names);
  const keyOf = (fields: Record<string, string>) => attempted.find((one) => sameFields(one.fields, fields))?.key;
  const draftOf = (fields: Record<string, string>): Draft => ({ fields, key: keyOf(fields), savedAt: Date.now() });

  /** Updates the drafts on the device. Reads them each time, since another tab may have changed them. */
  function onDevice(change: (drafts: Draft[]) => Draft[]): boolean {
    return device.write(change(device.read(Date.now())));
  }

  function keepInTab(): void {
    const earlier = offered.filter(({ kind }) => kind === 'unfinished' || kind === 'interrupted');
    tab.write(typed ? [typed, ...without(earlier, typed)] : earlier);
  }

  /** Deletes drafts from the device and from what is offered. */
  function remove(...gone: (Draft | undefined)[]): void {
    onDevice((drafts) => without(drafts, ...gone));
    offered = without(offered, ...gone);
  }

  function offer(): DraftOffer {
    const newest = offered[0]?.kind ?? 'none';
    // `several` says that the drafts are kept and unsent, which is not true of `unkept` and `waiting`.
    return offered.length > 1 && newest !== 'unkept' && newest !== 'waiting' ? 'several' : newest;
  }

  return {
    /** Loads the drafts of earlier visits, to be offered with those that could not be stored. */
    find(form: HTMLFormElement): DraftOffer {
      const [fromTab, fromDevice] = [tab.read(Date.now()), device.read(Date.now())];
      attempted.push(...[...fromTab, ...fromDevice].filter(({ key }) => key !== undefined));
      const shown = read(form);
      // A text that the browser restored by itself is not offered.
      const isShown = ({ fields }: Draft) => sameFields(fields, shown);
      typed = fromTab.find(isShown);
      held = fromDevice.find(isShown);
      const inTabAlone = fromTab.filter((draft) => without(fromDevice, draft).length === fromDevice.length);
      const unkept = offered.filter(({ kind }) => kind === 'unkept');
      offered = [...unkept, ...fromDevice.map(asUnsent), ...inTabAlone.map(asUnfinished)]
        .filter((draft) => !isShown(draft))
        .toSorted((one, other) => other.savedAt - one.savedAt);
      return offer();
    },

    /** Stores what is typed, so that a reload loses nothing. */
    noteTyping(form: HTMLFormElement): void {
      const fields = read(form);
      const now = isBlank(fields) ? undefined : draftOf(fields);
      if (now && held) {
        const before = held;
        onDevice((drafts) => drafts.map((draft) => (isSame(draft, before) ? now : draft)));
        held = now;
      }
      typed = now;
      keepInTab();
    },

    /** Stores the message before it is sent, with its key, so that a reload during sending can offer it, in whatever tab. */
    begin(fields: Record<string, string>): Draft & { key: string } {
      const message = { fields, key: keyOf(fields) ?? createRandomKey(), savedAt: Date.now() };
      attempted.push(message);
      onDevice((drafts) => drafts.map((draft) => (isSame(draft, message) ? { ...draft, key: message.key } : draft)));
      typed = message;
      keepInTab();
      return message;
    },

    /** Stores a message that could not be sent, and offers it unless it stays in the form. */
    failed(message: Draft, { staysInForm }: { staysInForm: boolean }): { isKept: boolean; draft: DraftOffer } {
      const isKept = onDevice((drafts) => [message, ...without(drafts, message, held)]);
      offered = without(offered, message, held);
      if (!staysInForm) offered.unshift(isKept ? asUnsent(message) : { ...message, kind: 'unkept' });
      held = typed = staysInForm ? message : undefined;
      keepInTab();
      return { isKept, draft: offer() };
    },

    /** Deletes the draft of a delivered message. Other drafts stay. */
    delivered(message: Draft): DraftOffer {
      remove(message, held);
      // The same text typed once more is a new message.
      attempted = without(attempted, message);
      held = typed = undefined;
      keepInTab();
      return offer();
    },

    /** Handles the background send of a waiting draft: it was sent, or refused and no longer waits. The form's text stays. */
    tried(message: Draft, isSent: boolean): DraftOffer {
      if (!isSent) {
        offered = offered.map((one) => (isSame(one, message) ? { ...one, kind: 'unsent' } : one));
        return offer();
      }
      offered = without(offered, message);
      // A draft restored during the background send keeps its key, so that sending it again is still one message.
      if (!held || !isSame(held, message)) attempted = without(attempted, message);
      return offer();
    },

    /** Puts the newest draft into the form. A text begun there is offered in its place. */
    restore(form: HTMLFormElement): DraftOffer {
      const [newest, ...others] = offered;
      if (!newest) return 'none';
      const begun = draftOf(read(form));
      offered = hasText(begun.fields) ? [...others, asUnfinished(begun)] : others;
      const { kind: _kind, waits: _waits, ...draft } = newest;
      held = typed = draft;
      // The visitor sends it, so the background does not.
      onDevice((drafts) => drafts.map((one) => (isSame(one, draft) ? draft : one)));
      writeFields(form, draft.fields);
      keepInTab();
      return offer();
    },

    /** Deletes the newest draft. */
    discard(): DraftOffer {
      remove(offered[0]);
      keepInTab();
      return offer();
    },
  };
}

function asUnsent(draft: Draft): Offered {
  return { ...draft, kind: draft.waits ? 'waiting' : 'unsent' };
}

function asUnfinished(draft: Draft): Offered {
  return { ...draft, kind: draft.key === undefined ? 'unfinished' : 'interrupted' };
}

function isSame(one: Draft, other: Draft): boolean {
  return sameFields(one.fields, other.fields);
}

function without<Kept extends Draft>(drafts: readonly Kept[], ...gone: (Draft | undefined)[]): Kept[] {
  return drafts.filter((draft) => !gone.some((one) => one && isSame(one, draft)));
}

/** Whether there is a text worth restoring: a name and an address alone may have been filled in by the page. */
function hasText(fields: Record<string, string>): boolean {
  return ['subject', 'message'].some((name) => fields[name]?.trim());
}
