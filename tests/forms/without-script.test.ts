import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../../contracts/clean-text.ts';
import { answerPages } from '../../contracts/answer-pages.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { filledForms } from '../../contracts/testing/filled-forms.ts';
import { origin, relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, patience } from './runs.ts';
import { type NetworkOutcome, outcome, unreliableNetwork } from './unreliable-network.ts';

const relay = relayOfRuns({ clocks: 'real' });

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 8 }));
/** Messages with unique texts; sending one again is a reload, a second click or a retry. */
const message = fc.record({ which: fc.integer({ min: 1, max: 3 }), before: text, after: text });
const tries = fc.array(fc.record({ message: fc.nat(2), presses: fc.integer({ min: 1, max: 2 }), outcome }), {
  minLength: 1,
  maxLength: 6,
});

const forms = {
  contact: { ...filledForms.contact, name: 'आशा वर्मा' },
  booking: { ...filledForms.booking, name: 'Asha "A" Verma', preferred_day: '', preferred_time: '' },
};
type FormName = keyof typeof forms;
const ids = { lib_version: '3.2.0', user_id: 'site', service_id: 'primary' };

const storedAs = async (template: string, words: string) =>
  (await relay.stored()).filter(
    (row) => row.template === template && row.fields['message'] === cleanText(words).trim(),
  );

type Sender = (
  form: FormName,
  fields: Record<string, string>,
) => Promise<'sent' | 'refused' | 'words lost' | 'no answer'>;

/** Sends a few messages by one form and compares the answers with the stored mails. */
async function tryAll(
  plan: { message: number; presses: number; outcome: NetworkOutcome }[],
  messages: { which: number; before: string; after: string }[],
  { form, network, send }: { form: FormName; network: ReturnType<typeof unreliableNetwork>; send: Sender },
): Promise<void> {
  for (const one of plan) {
    const { before = '', after = '' } = messages[one.message] ?? {};
    const words = `${before}${one.message}${after}`;
    network.next.splice(0, Infinity, one.outcome);
    const fields = { ...forms[form], message: words };
    const outcomes = await Promise.all(Array.from({ length: one.presses }, () => send(form, fields)));
    await network.idle();
    const rows = await storedAs(form, words);
    expect(outcomes).not.toContain('words lost');
    const states = rows.map(({ state }) => state);
    expect(outcomes.includes('sent') || states.length > 0 ? states : ['waiting']).toEqual(['waiting']);
  }
  await network.deliverLate();
  const all = (await relay.stored()).filter(({ template }) => template === form);
  expect(new Set(all.map(({ fields }) => fields['message'])).size).toBe(all.length);
}

describeEach('multipart/form-data', (fields) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
});
describeEach('application/x-www-form-urlencoded', (fields) => new URLSearchParams(fields));

function describeEach(type: string, bodyOf: (fields: Record<string, string>) => FormData | URLSearchParams): void {
  test.each(['contact', 'booking'] as const)(
    `a %s form that a browser posts as ${type} leads to the page that says it was sent exactly when it is stored once`,
    patience,
    async (form) => {
      expect(
        await brokenCase(
          fc.asyncProperty(tries, fc.array(message, { minLength: 3, maxLength: 3 }), async (plan, messages) => {
            const network = unreliableNetwork(origin, await relay.fresh());
            const send: Sender = async (name, fields) => {
              const request = {
                method: 'POST',
                headers: { 'sec-fetch-mode': 'navigate' },
                // A visitor without an answer gives up.
                signal: AbortSignal.timeout(20),
                body: bodyOf({ ...ids, template_id: name, ...fields }),
              };
              const answer = await network.fetch(emailPaths.sendForm, request).catch(() => undefined);
              if (!answer) return 'no answer';
              if (answer.headers.get('location') === answerPages[name].sent) return 'sent';
              // The failure page contains the typed texts.
              if (answer.headers.get('content-type') === 'text/html') {
                const { values } = (await answer.json()) as { values: Record<string, string> };
                if (values['message'] !== cleanText(fields['message'] ?? '')) return 'words lost';
              }
              return 'refused';
            };
            await tryAll(plan, messages, { form, network, send });
          }),
        ),
      ).toBe('');
    },
  );
}
