import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../../contracts/clean-text.ts';
import { answerPages } from '../../contracts/answer-pages.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { filledForms } from '../../contracts/testing/filled-forms.ts';
import { relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, patience } from './runs.ts';
import { type Network, outcome, unreliableNetwork } from './unreliable-network.ts';

const relay = relayOfRuns({ clocks: 'real' });

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 8 }));
/** Messages with unique texts; sending one again is a reload, a second click or a retry. */
const messages = fc.array(fc.record({ before: text, after: text }), { minLength: 3, maxLength: 3 });
const tries = fc.array(fc.record({ which: fc.nat(2), presses: fc.integer({ min: 1, max: 2 }), outcome }), {
  minLength: 1,
  maxLength: 6,
});

type Fields = Record<string, string>;
const ids = { lib_version: '3.2.0', user_id: 'site', service_id: 'primary' };
const forms = {
  contact: { ...ids, template_id: 'contact', ...filledForms.contact, name: 'आशा वर्मा' },
  booking: {
    ...ids,
    template_id: 'booking',
    ...filledForms.booking,
    name: 'Asha "A" Verma',
    preferred_day: '',
    preferred_time: '',
  },
};

/** How a browser may write a form. */
const types: [type: string, bodyOf: (fields: Fields) => FormData | URLSearchParams][] = [
  [
    'multipart/form-data',
    (fields) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return body;
    },
  ],
  ['application/x-www-form-urlencoded', (fields) => new URLSearchParams(fields)],
];
const cases = types.flatMap(([type, bodyOf]) =>
  (['contact', 'booking'] as const).map((form) => ({ form, type, bodyOf })),
);

async function send(network: Network, body: FormData | URLSearchParams, words: string, sent: string) {
  const request = {
    method: 'POST',
    headers: { 'sec-fetch-mode': 'navigate' },
    // A visitor without an answer gives up.
    signal: AbortSignal.timeout(20),
    body,
  };
  const answer = await network.fetch(emailPaths.sendForm, request).catch(() => undefined);
  if (!answer) return 'no answer';
  if (answer.headers.get('location') === sent) return 'sent';
  // The failure page contains the typed texts.
  if (answer.headers.get('content-type') === 'text/html') {
    const { values } = (await answer.json()) as { values: Fields };
    if (values['message'] !== cleanText(words)) return 'words lost';
  }
  return 'refused';
}

test.each(cases)(
  'a $form form that a browser posts as $type leads to the page that says it was sent exactly when it is stored once',
  patience,
  async ({ form, bodyOf }) => {
    const stored = async () => (await relay.stored()).filter(({ template }) => template === form);
    const property = fc.asyncProperty(tries, messages, async (plan, texts) => {
      const network = unreliableNetwork(await relay.fresh());
      for (const one of plan) {
        const { before = '', after = '' } = texts[one.which] ?? {};
        const words = `${before}${one.which}${after}`;
        network.next.splice(0, Infinity, one.outcome);
        const body = () => bodyOf({ ...forms[form], message: words });
        const presses = Array.from({ length: one.presses }, () => send(network, body(), words, answerPages[form].sent));
        const outcomes = await Promise.all(presses);
        await network.idle();
        const rows = (await stored()).filter(({ fields }) => fields['message'] === cleanText(words).trim());
        expect(outcomes).not.toContain('words lost');
        const states = rows.map(({ state }) => state);
        expect(outcomes.includes('sent') || states.length > 0 ? states : ['waiting']).toEqual(['waiting']);
      }
      await network.deliverLate();
      const all = await stored();
      expect(new Set(all.map(({ fields }) => fields['message'])).size).toBe(all.length);
    });
    expect(await brokenCase(property)).toBe('');
  },
);
