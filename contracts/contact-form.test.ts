import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookingForm } from './booking-form.ts';
import { contactForm, contactFieldNames } from './contact-form.ts';
import { bookingMessages, contactMessages } from './messages.ts';

const filled = { name: 'Asha', email: 'asha@example.com', subject: 'Shop', message: 'Hello' };
const problems = (fields: Record<string, unknown>) => {
  const result = v.safeParse(contactForm, fields, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map(({ message }) => message);
};

describe('The contact form', () => {
  test.each(contactFieldNames)('asks for the %s', (name) => {
    expect(problems({ ...filled, [name]: undefined })).toEqual([contactMessages.empty]);
    expect(problems({ ...filled, [name]: '  \n ' })).toEqual([contactMessages.empty]);
  });

  test('takes what is filled in, without the spaces around it', () => {
    expect(v.parse(contactForm, { ...filled, name: ' Asha ', to: 'x' })).toEqual(filled);
  });

  test.each(['asha@example.com', 'a.b+c@x-y.example', "o'hara@example.co.in", 'a@localhost'])('takes %s', (email) => {
    expect(problems({ ...filled, email })).toEqual([]);
  });

  test.each([
    'asha',
    '@example.com',
    'a@',
    'a b@example.com',
    'a@example..com',
    'a@-x.example',
    'a@ex_ample.com',
    'ſ@exampleſ.com',
  ])('refuses %s as an address', (email) => {
    expect(problems({ ...filled, email })).toHaveLength(1);
  });

  test('refuses a line break everywhere but in the message', () => {
    for (const name of ['name', 'email', 'subject']) expect(problems({ ...filled, [name]: 'a\nb' })).toHaveLength(1);
    expect(problems({ ...filled, message: 'a\nb' })).toEqual([]);
  });
});

describe('Book a call', () => {
  test('asks for all four', () => {
    const result = v.safeParse(bookingForm, {});
    expect(result.issues?.map(({ message }) => message)).toContain(bookingMessages.empty);
    expect(v.safeParse(bookingForm, { ...filled, phone: '+91 (141) 000-0100 ext. 5' }).success).toBe(true);
  });
});

test('the booking form refuses nothing but what is missing: no shape and no length is an error', () => {
  const complete = { name: 'A', email: 'asha at example', phone: 'at noon', message: 'x' };
  expect(v.safeParse(bookingForm, complete).success).toBe(true);
  expect(v.safeParse(bookingForm, { ...complete, name: 'x'.repeat(5000), phone: '1'.repeat(500) }).success).toBe(true);
  expect(v.parse(bookingForm, { ...complete, name: 'one\r\ntwo\u2028three' }).name).toBe('one  two three');
});
