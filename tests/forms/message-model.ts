import fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { cleanText } from '../../contracts/clean-text.ts';
import { formWords } from '../../content/form-words.ts';
import type { StoredMail } from './relay-of-runs.ts';
import { outcome, refusals, type NetworkOutcome, unreliableNetwork, type Server } from './unreliable-network.ts';
import { openForm, type Visit } from './visit.ts';

/** A message form as the property sees it. */
export type MessageForm = {
  element: ReactElement;
  names: readonly string[];
  /** The success messages, and the failure message. */
  taken: readonly string[];
  failed: string;
  templates: readonly string[];
  /** The storage key of the form's drafts. */
  storageKey: string;
  /** Whether the browser sends by itself, later, what nobody answered. */
  waits: boolean;
  /** Goes to the step from which the form can be sent. */
  goToEnd: (visit: Visit) => Promise<unknown>;
};

type Fields = Record<string, string>;

/** The actions of a visitor. Every text is unique, so that a stored row belongs to one message. */
type Words = { before: string; line: string; after: string };
export type Step =
  | ({ do: 'write' } & Words)
  | ({ do: 'write and send'; outcomes: NetworkOutcome[] } & Words)
  | { do: 'edit'; more: string }
  | { do: 'send'; presses: number; outcomes: NetworkOutcome[] }
  | { do: 'leave while sending'; outcomes: NetworkOutcome[] }
  | { do: 'restore' | 'discard' | 'reload' | 'write the unsent by hand' | 'late requests arrive' };

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }));
const anyWords = { before: text, line: text, after: text };
/** A form with a backup makes two requests. */
const both = fc.tuple(outcome, outcome);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write and send' as const), ...anyWords, outcomes: both }) },
  fc.record({ do: fc.constant('write' as const), ...anyWords }),
  fc.record({ do: fc.constant('edit' as const), more: text }),
  fc.record({ do: fc.constant('send' as const), presses: fc.integer({ min: 1, max: 2 }), outcomes: both }),
  fc.record({ do: fc.constant('leave while sending' as const), outcomes: both }),
  fc.record({
    do: fc.constantFrom('restore', 'discard', 'reload', 'write the unsent by hand', 'late requests arrive'),
  }) as fc.Arbitrary<Step>,
);
export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 2, maxLength: 10 });

type Run = { form: MessageForm; server: Server; stored: () => Promise<StoredMail[]> };

/** Runs one visitor's actions. Throws when a message is lost, duplicated, changed or misreported. */
export async function walk(plan: Step[], { form, server, stored }: Run): Promise<void> {
  const network = unreliableNetwork(server);
  globalThis.fetch = network.fetch;
  localStorage.clear();
  sessionStorage.clear();

  /** The messages that were reported as sent, and the unsent ones that the visitor has not replaced. */
  const taken = new Set<string>();
  const unsent = new Map<string, Fields>();
  let restored: string | undefined;
  let written = 0;
  let visit = await openForm(form.element, network);

  const shown = () => visit.read(form.names);
  const rowsOf = async (words: string) =>
    (await stored()).filter(
      ({ template, fields }) => form.templates.includes(template) && wordsOf(fields, form.names) === words,
    );

  /** The visitor overwrites an unsent message, which is then given up. */
  function replaceRestored(): void {
    if (restored !== undefined) unsent.delete(restored);
    restored = undefined;
  }

  async function report(words: string, fields: Fields, isRefused: boolean): Promise<void> {
    const rows = await rowsOf(words);
    if (form.taken.some((one) => visit.says(one))) {
      taken.add(words);
      unsent.delete(words);
      expect(rows, 'a message reported as sent is stored once').toMatchObject([{ state: 'waiting' }]);
    } else if (visit.says(form.failed)) {
      expect(rows.length, 'a message reported as failed is stored once at most').toBeLessThanOrEqual(1);
      unsent.set(words, fields);
      const isThere = wordsOf(shown(), form.names) === words;
      expect(isThere || visit.says(formWords.restore), 'what failed stays or can be brought back').toBe(true);
      const kept = draftsIn(localStorage, form).find((draft) => wordsOf(draft.fields, form.names) === words);
      expect(kept?.waits ?? false, 'what was refused waits for the visitor').toBe(form.waits && !isRefused);
    } else expect(rows, 'what the form refuses is not stored').toEqual([]);
  }

  async function send(outcomes: NetworkOutcome[], presses = 1): Promise<void> {
    const fields = shown();
    const words = wordsOf(fields, form.names);
    if (taken.has(words)) return;
    await form.goToEnd(visit);
    network.next.splice(0, Infinity, ...outcomes);
    const before = network.made.length;
    await visit.submit(presses);
    await visit.untilAnswered();
    const isRefused = network.made.slice(before).some((one) => refusals.includes(one));
    await report(words, fields, isRefused);
    restored = wordsOf(shown(), form.names) === words && unsent.has(words) ? words : undefined;
    // When the banner ends, an older draft may be offered.
    await visit.wait(5000);
  }

  async function open(): Promise<void> {
    visit = await openForm(form.element, network);
    restored = undefined;
  }

  async function reopen(): Promise<void> {
    await visit.leave();
    await open();
  }

  for (const one of plan) {
    switch (one.do) {
      case 'write':
      case 'write and send': {
        replaceRestored();
        written += 1;
        const line = `${one.line}${written}`;
        const own: Fields = { email: `visitor${written}@example.com`, message: `${one.before}${written}${one.after}` };
        await visit.write(Object.fromEntries(form.names.map((name) => [name, own[name] ?? line])));
        if (one.do === 'write and send') await send(one.outcomes);
        break;
      }
      case 'edit':
        if ((shown()['message'] ?? '') === '') break;
        replaceRestored();
        written += 1;
        await visit.write({ message: `${shown()['message']} ${one.more}${written}` });
        break;
      case 'send':
        await send(one.outcomes, one.presses);
        break;
      case 'leave while sending': {
        const fields = shown();
        const words = wordsOf(fields, form.names);
        if (taken.has(words)) break;
        await form.goToEnd(visit);
        network.next.splice(0, Infinity, ...one.outcomes);
        if (await visit.leaveWhileSending()) unsent.set(words, fields);
        await open();
        break;
      }
      case 'restore':
        if (await visit.restore()) restored = wordsOf(shown(), form.names);
        break;
      case 'discard': {
        const before = keptWords(form);
        await visit.discard();
        const after = keptWords(form);
        for (const words of before) if (!after.includes(words)) unsent.delete(words);
        break;
      }
      case 'reload':
        await reopen();
        break;
      case 'write the unsent by hand': {
        const [, fields] = [...unsent].at(-1) ?? [];
        if (!fields) break;
        if (restored !== wordsOf(fields, form.names)) replaceRestored();
        await visit.write(fields);
        break;
      }
      case 'late requests arrive':
        await network.deliverLate();
        break;
    }
  }

  // In the end the network works, and the visitor sends all drafts.
  await network.deliverLate();
  await reopen();
  for (let offers = 0; offers < plan.length && (await visit.restore()); offers += 1) {
    if ((shown()['message'] ?? '').trim() === '') break;
    await send([]);
  }
  for (const words of unsent.keys()) {
    expect(await rowsOf(words), 'an unsent message is offered until it is sent').toHaveLength(1);
  }
  for (const words of [...taken, ...unsent.keys()]) expect(await rowsOf(words)).toHaveLength(1);
  const all = (await stored()).filter(({ template }) => form.templates.includes(template));
  const distinct = new Set(all.map(({ fields }) => wordsOf(fields, form.names)));
  expect(all.length, 'no message is stored twice').toBe(distinct.size);
  await visit.leave();
}

/** A message as it must arrive: cleaned (contracts/clean-text.ts) and trimmed, otherwise as typed. */
function wordsOf(fields: Fields, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => cleanText(fields[name] ?? '').trim()));
}

/** The content of local and session storage. */
function keptWords(form: MessageForm): string[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    draftsIn(storage, form).map(({ fields }) => wordsOf(fields, form.names)),
  );
}

function draftsIn(storage: Storage, { storageKey }: MessageForm) {
  return JSON.parse(storage.getItem(storageKey) ?? '[]') as { fields: Fields; waits?: true }[];
}
