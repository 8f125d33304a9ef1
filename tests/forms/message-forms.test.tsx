import './happy-browser.ts';
import fc, { type IAsyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../contracts/forms.ts';
import { requiredTexts } from '../../contracts/testing/filled-forms.ts';
import { bookingMessages, contactMessages } from '../../contracts/messages.ts';
import { BookingForm } from '../../site/islands/booking-form/booking-form.tsx';
import { ContactForm } from '../../site/islands/contact-form/contact-form.tsx';
import { type MessageForm, steps, walk } from './message-model.ts';
import { relayOfRuns } from './relay-of-runs.ts';

const messageForms: Record<'message' | 'booking', MessageForm> = {
  message: {
    element: <ContactForm heading="Drop Us a Message" level={2} />,
    names: fieldNames('contact'),
    taken: [contactMessages.sent, contactMessages.sentByBackup],
    failed: contactMessages.failed,
    templates: ['contact', 'contact_backup'],
    storageKey: 'contact-draft:2',
    waits: true,
    goToEnd: () => Promise.resolve(),
  },
  booking: {
    element: <BookingForm labelledBy="heading" />,
    names: Object.keys(requiredTexts('booking')),
    taken: [bookingMessages.booked],
    failed: bookingMessages.failed,
    templates: ['booking'],
    storageKey: 'booking-draft:2',
    waits: false,
    goToEnd: (visit) => visit.press('Next'),
  },
};

/** The same cases every time; `FORMS_RUNS=5000 FORMS_SEED=7 FORMS_LIMIT_MS=600000` tries more. */
const settings = {
  seed: Number(process.env['FORMS_SEED'] ?? 20_261_120),
  numRuns: Number(process.env['FORMS_RUNS'] ?? 40),
  // On a busy machine fewer cases are tried, and a failure is shrunk as far as the time allows.
  interruptAfterTimeLimit: Number(process.env['FORMS_LIMIT_MS'] ?? 40_000),
};

/** The fewest completed cases that count as a pass; a case that hangs is a failure. */
const fewestRuns = Math.min(8, settings.numRuns);

/** The report of the smallest case that breaks the property; empty when there is none. */
async function brokenCase<Case>(property: IAsyncProperty<Case>): Promise<string> {
  let last: Promise<unknown> | undefined;
  const run = property.run.bind(property);
  property.run = (value) => {
    const running = run(value);
    last = running;
    return running;
  };
  const result = await fc.check(property, settings);
  // The case that the time limit cut short goes on, in the document, the storage and the store of the next test.
  await last;
  if (result.failed) return fc.defaultReportMessage(result) ?? 'It fails without a word.';
  return result.numRuns < fewestRuns ? `Only ${result.numRuns} cases ended in time.` : '';
}

const relay = relayOfRuns();

test.each(Object.entries(messageForms))(
  'whatever the network does and whatever a visitor tries, no %s is lost, doubled, changed or misreported',
  // Longer than the limit above, since the last case may be slow.
  { timeout: 120_000 },
  async (_what, form) => {
    const property = fc.asyncProperty(steps, async (plan) => {
      await walk(plan, { form, server: await relay.fresh(), stored: relay.stored });
    });
    expect(await brokenCase(property)).toBe('');
  },
);
