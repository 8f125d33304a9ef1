import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { fieldLabels } from '../../../content/field-labels.ts';
import type { EmailRequest } from '../../../contracts/email-wire.ts';
import { requiredTexts } from '../../../contracts/testing/filled-forms.ts';
import { typedFields, type TypedFieldName } from '../../../contracts/forms.ts';
import { BookingForm } from './booking-form.tsx';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const typed = { ...requiredTexts('booking'), name: 'आशा', message: 'Our shop 👋🏽' };

const sent: EmailRequest[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  vi.stubEnv('TZ', 'Asia/Dubai');
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as EmailRequest);
    return Promise.resolve(new Response('OK'));
  });
  vi.stubGlobal('reportError', () => undefined);
});

const open = () => render(<BookingForm labelledBy="h" />);
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const writeAll = () => {
  for (const [name, value] of Object.entries(typed)) write(fieldLabels[name as TypedFieldName], value);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText('Your call has been booked successfully!');

/** Double-clicks the button. */
async function fillAndBook() {
  writeAll();
  fireEvent.click(button('Next'));
  fireEvent.click(button('Book a Call'));
  fireEvent.submit(form());
  await wait(1020);
}

test('the office is drawn open from 08:30 to 16:30 of a Friday in Dubai, and closed on Saturday', () => {
  open();
  const openFrom = () => [...form().querySelectorAll('rect')].map((half) => half.getAttribute('x'));
  write('Preferred day (optional)', '2026-11-27');
  expect(openFrom()).toHaveLength(16);
  expect(openFrom()[0]).toBe('5.00%');
  write('Preferred day (optional)', '2026-11-28');
  expect(openFrom()).toEqual([]);
});

test('typing renders nothing but what a day and a time change', () => {
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  render(
    <Profiler id="booking" onRender={onRender}>
      <BookingForm labelledBy="h" />
    </Profiler>,
  );
  const rendersFor = (press: () => void) => {
    onRender.mockClear();
    press();
    return onRender.mock.calls.length;
  };
  // The first key after a change renders once more, since React then cannot tell before that nothing is new.
  writeAll();
  expect(rendersFor(writeAll)).toBe(0);
  const day = form().elements.namedItem('preferred_day') as HTMLInputElement;
  expect(rendersFor(() => fireEvent.input(day, { target: { value: '2026-11-24' } }))).toBe(1);
});

test('the fields are in the order of the contract, and text may be left-to-right or right-to-left', () => {
  open();
  const controls = [...form().querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([type=hidden])')];
  const fields = controls.filter(({ tabIndex }) => tabIndex === 0);
  expect(fields.map(({ name }) => name)).toEqual(typedFields('booking'));
  expect(fields.filter(({ dir }) => dir === 'auto').map(({ name }) => name)).toEqual(
    typedFields('booking', 'line', 'text'),
  );
});

test('booking, pressed twice, sends once name, email, phone and message with the service and template of bookings, and leaves an empty form', async () => {
  open();
  await fillAndBook();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ service_id: 'primary', template_id: 'booking', user_id: 'site' });
  expect(sent[0]?.template_params).toMatchObject(typed);
  expect(sent[0]?.template_params).not.toHaveProperty('preferred_day');
  expect(sent[0]?.template_params).not.toHaveProperty('time_zone');
  expect(Object.keys(typed).map((name) => field(fieldLabels[name as TypedFieldName]).value)).toEqual(['', '', '', '']);
  expect(screen.queryByText('Restore my message')).toBeNull();
});

test('the second Enter of two, which comes upon Next, asks for nothing; the toast can be closed before it disappears, which moves the focus to Next', async () => {
  open();
  await fillAndBook();
  fireEvent.click(button('Next'));
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  expect(toast()).toBeTruthy();
  button('Close').focus();
  fireEvent.click(button('Close'));
  expect(toast()).toBeNull();
  expect(document.activeElement).toBe(button('Next'));
});

test('while the year of a day is typed, nothing is said of a day of long ago; a day and a time are said by the visitor’s clock', () => {
  open();
  const words = () => document.querySelector('[aria-live=polite][aria-atomic=true]')?.textContent;
  const before = words();
  for (const year of ['0002', '0020', '0202']) {
    write('Preferred day (optional)', `${year}-11-24`);
    expect(words()).toBe(before);
  }
  write('Preferred day (optional)', '2026-11-24');
  fireEvent.input(screen.getByLabelText('Preferred time (optional)'), { target: { value: '11:30' } });
  expect(words()).toContain('11:30 for you (Dubai)');
});

test('the time zone, which takes a slow phone long to find, is asked for once the form is drawn', async () => {
  open();
  expect(screen.queryByLabelText('Preferred time (optional)')).toBeNull();
  await wait(20);
  expect(screen.queryByLabelText('Preferred time (optional)')).not.toBeNull();
});

test('in New York the list begins with the half hours of the early morning in which the office is open, and the hours of the day follow', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  open();
  await wait(20);
  const times = () => [...screen.getByLabelText<HTMLSelectElement>('Preferred time (optional)').options].slice(1, 5);
  expect(times().map(({ value }) => value)).toEqual(['06:00', '06:30', '07:00', '08:00']);
  write('Preferred day (optional)', '2027-07-06');
  expect(times().map(({ value }) => value)).toEqual(['06:00', '06:30', '07:00', '07:30']);
  fireEvent.input(screen.getByLabelText('Preferred time (optional)'), { target: { value: '07:30' } });
  write('Preferred day (optional)', '2026-11-24');
  await fillAndBook();
  expect(sent[0]?.template_params).toMatchObject({ preferred_day: '2026-11-24', preferred_time: '07:30' });
  expect(times().map(({ value }) => value)).toEqual(['06:00', '06:30', '07:00', '08:00']);
});

test.each(['Etc/Unknown', 'Nowhere/At_All'])('in an unknown time zone (%s) the times are Jaipur’s', async (zone) => {
  vi.stubEnv('TZ', zone);
  open();
  write('Preferred day (optional)', '2026-11-24');
  await fillAndBook();
  expect(sent[0]?.template_params).toMatchObject({ preferred_day: '2026-11-24', time_zone: 'Asia/Kolkata' });
});

test('without JavaScript both steps are one form, in which the browser asks for empty fields', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<BookingForm labelledBy="h" />);
  const plain = page.querySelector('form');
  expect(plain?.noValidate).toBe(false);
  expect(plain?.querySelector<HTMLInputElement>('[name=time_zone]')?.value).toBe('Asia/Kolkata');
  expect(plain?.querySelectorAll('[required]')).toHaveLength(Object.keys(typed).length);
  expect(plain?.querySelectorAll('button[type=submit]')).toHaveLength(1);
});

test.each(['Restore my message', 'Discard it'])('after %s, which is then gone, the focus is on Next', async (name) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('down', { status: 503 })));
  open();
  write('Preferred day (optional)', '2026-11-28');
  await fillAndBook();
  cleanup();
  sessionStorage.clear();
  open();
  button(name).focus();
  fireEvent.click(button(name));
  // On a Saturday no half hour is drawn open.
  expect(form().querySelector('rect') === null).toBe(name === 'Restore my message');
  expect(document.activeElement).toBe(button('Next'));
});
