import { expect, test } from 'vitest';
import { contactMessages, newsletterMessages } from '../../../contracts/messages.ts';
import { faultsOf } from './contact-fields.ts';

const complete = { name: 'Sample Visitor', email: 'visitor@example.com', subject: 'A shop', message: 'It is slow.' };

test('name, email, subject and message are all required', () => {
  expect(faultsOf({ name: '', email: '', subject: '', message: '' })).toEqual({
    name: contactMessages.empty,
    email: contactMessages.empty,
    subject: contactMessages.empty,
    message: contactMessages.empty,
  });
  expect(faultsOf({ ...complete, subject: '' })).toEqual({ subject: contactMessages.empty });
  expect(faultsOf(complete)).toEqual({});
});

test('spaces alone are empty', () => {
  expect(faultsOf({ ...complete, message: ' \n\t ' })).toEqual({ message: contactMessages.empty });
});

test('an address that nobody could answer is refused before anything is sent', () => {
  expect(faultsOf({ ...complete, email: 'visitor' })).toEqual({ email: newsletterMessages.invalidEmail });
});

test('every script and every emoji may be written', () => {
  expect(faultsOf({ ...complete, name: 'आशा 山田', message: '👋🏽 “quoted” & <tagged>\nمرحبا' })).toEqual({});
});

test('a message over the limit of 50 kB is refused before it is sent, counted in bytes', () => {
  expect(faultsOf({ ...complete, message: 'a'.repeat(49_000) })).toEqual({});
  expect(faultsOf({ ...complete, message: 'a'.repeat(50_000) }).message).toMatch(/50 kB/);
  expect(faultsOf({ ...complete, message: 'अ'.repeat(17_000) }).message).toMatch(/50 kB/);
});
