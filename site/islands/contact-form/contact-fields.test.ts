import { expect, test } from 'vitest';
import { contactMessages, newsletterMessages } from '../../../contracts/messages.ts';
import { faultsOf, isBlank, sameFields } from './contact-fields.ts';

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

test('two texts are the same only if every field is', () => {
  expect(sameFields(complete, { ...complete })).toBe(true);
  expect(sameFields(complete, { ...complete, name: 'Another' })).toBe(false);
});

test('a form with spaces alone has nothing worth keeping', () => {
  expect(isBlank({ name: ' ', email: '', subject: '', message: '\n' })).toBe(true);
  expect(isBlank({ name: ' ', email: '', subject: '', message: 'x' })).toBe(false);
});
