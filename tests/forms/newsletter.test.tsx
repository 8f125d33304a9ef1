import './happy-browser.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { newsletterMessages } from '../../contracts/messages.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { honeypotField } from '../../contracts/spam-check.ts';
import { attachNewsletter } from '../../site/browser/newsletter/attach-newsletter.ts';
import { NewsletterForm } from '../../site/sections/site-footer/newsletter-form.tsx';
import { relayOfRuns } from './relay-of-runs.ts';
import { brokenCase, patience } from './runs.ts';
import { outcome, unreliableNetwork } from './unreliable-network.ts';
import { settled } from './visit.ts';

const relay = relayOfRuns();

const tries = fc.array(
  fc.record({ address: fc.integer({ min: 1, max: 2 }), presses: fc.integer({ min: 1, max: 2 }), outcome }),
  { minLength: 1, maxLength: 6 },
);

function openForm() {
  document.body.innerHTML = renderToStaticMarkup(
    <NewsletterForm
      heading="A letter"
      label="Your address"
      placeholder="you"
      button="Subscribe"
      note="By mail."
      notice=""
      messages={newsletterMessages}
      action={newsletterPaths.subscribe}
      honeypot={{ name: honeypotField, label: '' }}
    />,
  );
  return document.querySelector('form') as HTMLFormElement;
}

test(
  'whatever the network does, an address is asked once to confirm whenever the form says so, and never twice',
  patience,
  async () => {
    const property = fc.asyncProperty(tries, async (plan) => {
      const network = unreliableNetwork(await relay.fresh());
      const form = openForm();
      globalThis.fetch = (_address, init) => network.fetch(newsletterPaths.subscribe, asNode(init));
      attachNewsletter(form);
      const field = form.querySelector<HTMLInputElement>('input[type=email]') as HTMLInputElement;
      const mailsTo = async (email: string) => (await relay.stored()).filter(({ fields }) => fields['email'] === email);

      for (const one of plan) {
        const email = `visitor${one.address}@example.com`;
        network.next.splice(0, Infinity, one.outcome);
        field.value = email;
        for (let press = 0; press < one.presses; press += 1)
          form.dispatchEvent(new Event('submit', { cancelable: true }));
        await settled(network);
        while (form.dataset['phase'] === 'sending') {
          await vi.advanceTimersToNextTimerAsync();
          await settled(network);
        }
        const isSent = form.dataset['phase'] === 'sent';
        const says = form.querySelector('[role=status]')?.textContent;
        expect([says, field.value]).toEqual(
          isSent ? [newsletterMessages.sent, ''] : [newsletterMessages.failed, email],
        );
        const mails = (await mailsTo(email)).map(({ template }) => template);
        expect(isSent || mails.length > 0 ? mails : ['newsletter_confirm']).toEqual(['newsletter_confirm']);
      }
      await network.deliverLate();
      for (const address of [1, 2]) {
        expect((await mailsTo(`visitor${address}@example.com`)).length).toBeLessThanOrEqual(1);
      }
    });
    expect(await brokenCase(property)).toBe('');
  },
);

/** The page's own form data, as the class that Node's request knows. */
function asNode(init: RequestInit = {}): RequestInit {
  return { ...init, body: new URLSearchParams(String(init.body)) };
}
