import './happy-browser.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fieldNames } from '../../contracts/forms.ts';
import { contactMessages } from '../../contracts/messages.ts';
import { ContactForm } from '../../site/islands/contact-form/contact-form.tsx';
import { type MessageForm, steps, walk } from './message-model.ts';
import { relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, fakedClocks, patience } from './runs.ts';

const form: MessageForm = {
  element: <ContactForm heading="Drop Us a Message" level={2} />,
  names: fieldNames('contact'),
  taken: [contactMessages.sent, contactMessages.sentByBackup],
  failed: contactMessages.failed,
  templates: ['contact', 'contact_backup'],
  storageKey: 'contact-draft:2',
  goToEnd: () => Promise.resolve(),
};

let relay: Awaited<ReturnType<typeof relayOfRuns>>;
beforeAll(async () => {
  relay = await relayOfRuns();
  vi.useFakeTimers({ toFake: fakedClocks });
});
afterAll(async () => {
  vi.useRealTimers();
  await relay.close();
});

test(
  'whatever the network does and whatever a visitor tries, no message is lost, doubled, changed or misreported',
  patience,
  async () => {
    expect(
      await brokenCase(
        fc.asyncProperty(steps, async (plan) => {
          await walk(plan, { form, server: await relay.fresh(), stored: relay.stored });
        }),
      ),
    ).toBe('');
  },
);
