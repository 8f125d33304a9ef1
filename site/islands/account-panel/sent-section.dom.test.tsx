import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reach } from '../../../content/company/reach.ts';
import type { Correspondence } from '../../../contracts/correspondence.ts';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { AccountPanel } from './account-panel.tsx';
import { account, accountService, ok, press, refuses, settle } from './testing/account-service.ts';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const contact = {
  id: 'm1',
  kind: 'message',
  sentAt: Date.UTC(2026, 10, 19, 6, 30),
  state: 'delivered',
  fields: { name: 'Asha Verma', email: 'asha@example.com', subject: 'A new shop', message: 'One line.\nAnother.' },
} as const;
const call = {
  id: 'b1',
  kind: 'booking',
  sentAt: Date.UTC(2026, 10, 20, 6, 30),
  state: 'received',
  fields: { ...filledForms.booking, message: 'About the shop.', preferred_day: '2026-11-24' },
} as const;

const service = accountService(() => ({
  lookup: ok({ users: [account] }),
  messages: ok({ messages: [] }),
  activity: ok({ sessions: [], events: [] }),
}));

async function open(known?: Correspondence) {
  if (known) service.answers['messages'] = ok(known);
  render(<AccountPanel />);
  await settle();
}
const rows = () => [...document.querySelectorAll('main ol > li, ol > li')].map(({ textContent }) => textContent ?? '');

test('shows messages and booked calls with date, text, requested time and state', async () => {
  await open({ messages: [call, contact] });
  expect(service.calls.at(-1)).toBe('/api/account/messages Bearer id-1');
  const [booking = '', message = ''] = rows();
  expect(booking).toContain('20 Nov 2026');
  expect(booking).toContain('A call request');
  expect(booking).toContain('11:30 for you (Dubai)');
  expect(booking).toContain(`13:00 in ${reach.clock}`);
  expect(booking).toContain('Received');
  expect(booking).toContain(call.fields.phone);
  expect(message).toContain('A new shop');
  expect(message).toContain('One line.\nAnother.');
  expect(message).toContain('Delivered to our inbox');
  expect(screen.getByText(/shown here for 30 days/)).toBeTruthy();
});

test('an empty list says so and links to the forms', async () => {
  await open({ messages: [] });
  expect(screen.getByText(/Nothing in the last 30 days/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'Book a call' }).getAttribute('href')).toBe('/book-a-call');
});

test('announces the lookup to screen readers', async () => {
  service.answers['messages'] = () => Promise.withResolvers<Response>().promise;
  await open();
  expect(screen.getByText('Looking up what you sent...').getAttribute('role')).toBe('status');
});

test('a failed lookup shows an error and a button to try again', async () => {
  service.answers['messages'] = refuses('INTERNAL_ERROR : x', 503);
  await open();
  expect(screen.getByText('We could not load what you sent. It is not lost.').closest('[role=alert]')).toBeTruthy();
  service.answers['messages'] = ok({ messages: [contact] });
  await press('Try again');
  expect(rows()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('What you sent');
});

test('older messages are shown on demand, each once, and the focus moves to the first of them', async () => {
  await open({ messages: [call], next: '17-b1' });
  // Pages overlap where something was sent meanwhile.
  service.answers['messages'] = ok({ messages: [call, contact] });
  await press('Show older ones');
  expect(service.calls.at(-1)).toBe('/api/account/messages?before=17-b1 Bearer id-1');
  expect(rows()).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('A new shop');
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

test('a failed lookup of older messages keeps those shown', async () => {
  await open({ messages: [call], next: '17-b1' });
  service.answers['messages'] = refuses('INTERNAL_ERROR : x', 503);
  await press('Show older ones');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('We could not load the older ones.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show older ones' })).toBeTruthy();
});

test.each([
  ['pending', 'It starts when you click the link in our email.'],
  ['confirmed', 'Subscribed since 1 November 2026.'],
  ['left', 'Ended on 1 November 2026.'],
] as const)('says how it stands with the newsletter: %s', async (state, text) => {
  await open({ messages: [], newsletter: { state, since: Date.UTC(2026, 10, 1) } });
  expect(document.body.textContent).toContain(text);
});

test('with an unverified address, a mail is offered and no messages are requested; one that could not be sent shows an error', async () => {
  service.answers['lookup'] = ok({ users: [{ ...account, emailVerified: false }] });
  service.answers['sendOobCode'] = refuses('TOO_MANY_ATTEMPTS_TRY_LATER', 400);
  await open();
  expect(screen.getByText(/^Confirm that .* is yours/)).toBeTruthy();
  expect(service.calls.some((one) => one.includes('/api/'))).toBe(false);
  await press('Send the confirmation email');
  expect(screen.getByText('Too many attempts. Please try again later.')).toBeTruthy();
  service.answers['sendOobCode'] = ok({ email: account.email });
  await press('Send the confirmation email');
  expect(service.calls.at(-1)).toMatch(/sendOobCode .*"requestType":"VERIFY_EMAIL","idToken":"id-1"/);
  expect(screen.getByText(/We sent an email to asha@example.com/)).toBeTruthy();
});

test('back from the link in the mail, the messages take the place of the button, and the heading has its focus', async () => {
  service.answers['lookup'] = ok({ users: [{ ...account, emailVerified: false }] });
  await open();
  screen.getByRole('button', { name: 'Send the confirmation email' }).focus();
  delete service.answers['lookup'];
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(document.activeElement?.textContent, 'without a connection').toBe('Send the confirmation email');
  service.answers['lookup'] = ok({ users: [account] });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(screen.getByText(/Nothing in the last 30 days/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('What you sent');
});

test('the data download holds all pages of messages', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open({ messages: [call], next: '17-b1', newsletter: { state: 'confirmed', since: 0 } });
  const pages = [
    { messages: [call], next: '17-b1', newsletter: { state: 'confirmed', since: 0 } },
    { messages: [contact], next: '16-m1' },
    { messages: [{ ...contact, id: 'm0' }] },
  ];
  service.answers['messages'] = () => Promise.resolve(Response.json(pages.shift()));
  await press('Download my data');
  const [blob] = made.mock.calls[0] ?? [];
  const one = { sentAt: '2026-11-19T06:30:00.000Z', state: 'delivered', ...contact.fields };
  expect(JSON.parse(await (blob as Blob).text())).toMatchObject({
    account: { email: 'asha@example.com', createdAt: '1970-01-01T00:00:00.000Z' },
    messages: [one, one],
    bookings: [{ sentAt: '2026-11-20T06:30:00.000Z', state: 'received', ...call.fields }],
    newsletter: { state: 'confirmed', since: '1970-01-01T00:00:00.000Z' },
  });
});

test.each([
  ['a page of messages does not come', 'INTERNAL_ERROR : x', 'Your data could not be collected. Please try again.'],
  ['the session ends meanwhile', 'TOKEN_EXPIRED', /You are not logged in/],
])('the data download is not offered in part, where %s', async (_, message, told) => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open({ messages: [call], next: '17-b1' });
  service.answers['token'] = refuses('INVALID_REFRESH_TOKEN');
  const first = ok({ messages: [call], next: '17-b1' });
  service.answers['messages'] = () => {
    service.answers['messages'] = refuses(message);
    return first();
  };
  await press('Download my data');
  expect(made).not.toHaveBeenCalled();
  expect(screen.getByText(told)).toBeTruthy();
});

test('with a hosted identity service the section is not shown', async () => {
  vi.resetModules();
  vi.stubEnv('FIREBASE_API_KEY', 'hosted-key');
  const { AccountPanel: Hosted } = await import('./account-panel.tsx');
  render(<Hosted />);
  await settle();
  expect(screen.getByRole('heading', { name: 'Your details' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What you sent' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/[Mm]essages/);
});
