import { createMessageKey } from '../email-client/message-key.ts';
import { type Draft, type DraftKind, type DraftOffer, type DraftPlace, draftStore } from './draft.ts';
import { isBlank, readFields, sameFields, type Texts, writeFields } from './form-controls.ts';

/** A draft on offer, and where it is from. */
type Offered<Name extends string> = Draft<Name> & { kind: Exclude<DraftKind, 'several'> };

/** Where one form's unsent texts lie, and under which keys they were sent. Two stores: this device, and this tab alone. */
export function createDraftManager<Name extends string>(place: DraftPlace<Name>) {
  const device = draftStore(() => localStorage, place);
  const tab = draftStore(() => sessionStorage, place);
  /** What can be brought back, newest first. */
  let offered: Offered<Name>[] = [];
  /** What stands in the form, as far as it is the visitor's own. */
  let typed: Draft<Name> | undefined;
  /** What was put back into the form, or failed and stayed there. Its copy on the device follows what is typed. */
  let held: Draft<Name> | undefined;
  /** Texts that were sent under a key: while the text is the same, so is its key. */
  let attempted: Draft<Name>[] = [];

  const read = (form: HTMLFormElement) => readFields(form, place.names);
  const keyOf = (fields: Texts<Name>) => attempted.find((one) => sameFields(one.fields, fields))?.key;
  const draftOf = (fields: Texts<Name>): Draft<Name> => ({ fields, key: keyOf(fields), savedAt: Date.now() });

  /** Another tab may have put drafts of its own on the device: they are read anew each time. */
  function onDevice(change: (drafts: Draft<Name>[]) => Draft<Name>[]): boolean {
    return device.write(change(device.read(Date.now())));
  }

  function keepInTab(): void {
    const earlier = offered.filter(({ kind }) => kind === 'unfinished' || kind === 'interrupted');
    tab.write(typed ? [typed, ...earlier] : earlier);
  }

  function offer(): DraftOffer {
    const newest = offered[0]?.kind ?? 'none';
    // What the browser does not keep must not be offered in words that say it does, and what waits is said to.
    return offered.length > 1 && newest !== 'unkept' && newest !== 'waiting' ? 'several' : newest;
  }

  return {
    read,

    /** Looks for texts from an earlier visit; what it finds can be offered. */
    find(form: HTMLFormElement): DraftOffer {
      const [fromTab, fromDevice] = [tab.read(Date.now()), device.read(Date.now())];
      attempted.push(...[...fromTab, ...fromDevice].filter(({ key }) => key !== undefined));
      const shown = read(form);
      // A browser that put the text back by itself needs no help.
      const isShown = ({ fields }: Draft<Name>) => sameFields(fields, shown);
      typed = fromTab.find(isShown);
      held = fromDevice.find(isShown);
      const inTabAlone = fromTab.filter((draft) => without(fromDevice, draft).length === fromDevice.length);
      offered = [...fromDevice.map(asUnsent), ...inTabAlone.map(asUnfinished)]
        .filter((draft) => !isShown(draft))
        .toSorted((one, other) => other.savedAt - one.savedAt);
      return offer();
    },

    /** A reload loses nothing that was typed. */
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

    /** The message about to be sent. A reload in the middle of sending finds it again, with the key it was sent under. */
    begin(fields: Texts<Name>): Draft<Name> & { key: string } {
      const message = { fields, key: keyOf(fields) ?? createMessageKey(), savedAt: Date.now() };
      attempted.push(message);
      typed = message;
      keepInTab();
      return message;
    },

    /** Keeps what could not be sent. It is on offer, unless it stays in the form. */
    failed(message: Draft<Name>, { staysInForm }: { staysInForm: boolean }): { isKept: boolean; offer: DraftOffer } {
      const isKept = onDevice((drafts) => [message, ...without(drafts, message, held)]);
      offered = without(offered, message, held);
      if (!staysInForm) offered.unshift(isKept ? asUnsent(message) : { ...message, kind: 'unkept' });
      held = typed = staysInForm ? message : undefined;
      keepInTab();
      return { isKept, offer: offer() };
    },

    /** Older messages still on offer were not this one, and stay. */
    delivered(message: Draft<Name>): DraftOffer {
      onDevice((drafts) => without(drafts, message, held));
      offered = without(offered, message, held);
      // The same words written once more are a message of their own.
      attempted = without(attempted, message);
      held = typed = undefined;
      keepInTab();
      return offer();
    },

    /** What waited was tried by itself: it has been sent, or was refused and waits no more. What stands in the form stays. */
    tried(message: Draft<Name>, isSent: boolean): DraftOffer {
      if (!isSent) {
        offered = offered.map((one) => (isSame(one, message) ? { ...one, kind: 'unsent' } : one));
        return offer();
      }
      offered = without(offered, message);
      // Restored while it was on its way, it would be sent once more: that must stay one message.
      if (!held || !isSame(held, message)) attempted = without(attempted, message);
      return offer();
    },

    /** Puts the newest draft into the form. What a visitor had begun there meanwhile takes its place on offer. */
    restore(form: HTMLFormElement): DraftOffer {
      const [newest, ...others] = offered;
      if (!newest) return 'none';
      const begun = draftOf(read(form));
      offered = hasMessage(begun.fields) ? [...others, asUnfinished(begun)] : others;
      const { kind: _kind, waits: _waits, ...draft } = newest;
      held = typed = draft;
      // It is the visitor's again, and waits no more.
      onDevice((drafts) => drafts.map((one) => (isSame(one, draft) ? draft : one)));
      writeFields(form, draft.fields);
      keepInTab();
      return offer();
    },

    /** Forgets the newest draft on offer. */
    discard(): DraftOffer {
      const [newest] = offered;
      onDevice((drafts) => without(drafts, newest));
      offered = without(offered, newest);
      keepInTab();
      return offer();
    },
  };
}

function asUnsent<Name extends string>(draft: Draft<Name>): Offered<Name> {
  return { ...draft, kind: draft.waits ? 'waiting' : 'unsent' };
}

function asUnfinished<Name extends string>(draft: Draft<Name>): Offered<Name> {
  return { ...draft, kind: draft.key === undefined ? 'unfinished' : 'interrupted' };
}

function isSame<Name extends string>(one: Draft<Name>, other: Draft<Name>): boolean {
  return (one.key !== undefined && one.key === other.key) || sameFields(one.fields, other.fields);
}

function without<Name extends string, Kept extends Draft<Name>>(
  drafts: readonly Kept[],
  ...gone: (Draft<Name> | undefined)[]
): Kept[] {
  return drafts.filter((draft) => !gone.some((one) => one && isSame(one, draft)));
}

/** A name and an address alone may have been filled in by the page itself; they are no text to bring back. */
function hasMessage(fields: Texts<string>): boolean {
  return (fields['message'] ?? '').trim() !== '';
}
