import './happy-browser.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookingMessages } from '../../contracts/messages.ts';
import { BookingForm } from '../../site/islands/booking-form/booking-form.tsx';
import { type MessageForm, steps, walk } from './message-model.ts';
import { relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, fakedClocks, patience } from './runs.ts';

const form: MessageForm = {
  element: <BookingForm labelledBy="heading" />,
  names: ['name', 'email', 'phone', 'message'],
  taken: [bookingMessages.booked],
  failed: bookingMessages.failed,
  templates: ['booking'],
  storageKey: 'booking-draft:2',
  goToEnd: (visit) => visit.press('Next'),
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
  'whatever the network does and whatever a visitor tries, no booking is lost, doubled, changed or misreported',
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
