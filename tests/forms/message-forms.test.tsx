import './happy-browser.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../contracts/forms.ts';
import { requiredTexts } from '../../contracts/testing/filled-forms.ts';
import { bookingMessages, contactMessages } from '../../contracts/messages.ts';
import { BookingForm } from '../../site/islands/booking-form/booking-form.tsx';
import { ContactForm } from '../../site/islands/contact-form/contact-form.tsx';
import { type MessageForm, steps, walk } from './message-model.ts';
import { relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, patience } from './runs.ts';

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

const relay = relayOfRuns();

test.each(Object.entries(messageForms))(
  'whatever the network does and whatever a visitor tries, no %s is lost, doubled, changed or misreported',
  patience,
  async (_what, form) => {
    const property = fc.asyncProperty(steps, async (plan) => {
      await walk(plan, { form, server: await relay.fresh(), stored: relay.stored });
    });
    expect(await brokenCase(property)).toBe('');
  },
);
