import { describe, expect, test } from 'vitest';
import { checkForm, worstFault } from './check-form.ts';
import { filledForms } from './testing/filled-forms.ts';
import { fieldNames, fieldsOf, forms, type FormName } from './forms.ts';

const { contact } = filledForms;
const booking = { ...filledForms.booking, email: 'asha at example', phone: '+91 (141) 000-0100 ext. 5' };
const complete = { ...filledForms, booking };
const names = Object.keys(forms) as FormName[];

describe.each(names)('The form %s', (form) => {
  test.each(fieldNames(form))('asks for %s exactly when it is required', (name) => {
    for (const typed of [undefined, '', '  \n ']) {
      const { faults } = checkForm(form, { ...complete[form], [name]: typed });
      expect(faults).toEqual(fieldsOf(form)[name].required ? { [name]: 'empty' } : {});
    }
  });

  test('takes what is filled in, without spaces and unseen marks around it, and no field but its own', () => {
    const { fields } = checkForm(form, { ...complete[form], email: ' \u202Aasha@example.com\u202C\u200B ', to: 'x' });
    expect(Object.keys(fields)).toEqual(fieldNames(form));
    expect(fields.email).toBe('asha@example.com');
  });
});

describe('The contact form', () => {
  const faultsWith = (fields: Record<string, string>) => checkForm('contact', { ...contact, ...fields }).faults;

  test.each(['asha@example.com', 'a.b+c@x-y.example', "o'hara@example.co.in", 'A@EXAMPLE.COM'])('takes %s', (email) => {
    expect(faultsWith({ email })).toEqual({});
  });

  test.each([
    'asha',
    '@example.com',
    'a@',
    'asha@gmail',
    'a b@example.com',
    'a@example..com',
    'a@-x.example',
    'a@ex_ample.com',
    'ſ@exampleſ.com',
    'आशा@राजस्थान.भारत',
    'a@भारत..com',
    `a@${'भ'.repeat(200)}.com`,
  ])('refuses %s as an address', (email) => {
    expect(faultsWith({ email })).toEqual({ email: 'notAnEmail' });
  });

  test('takes a domain in any script, as mail servers read it', () => {
    const { fields } = checkForm('contact', { ...contact, email: ' asha@डेटामेल.भारत ' });
    expect(fields.email).toBe('asha@xn--c2bd4bq2d9bd.xn--h2brj9c');
  });

  test('refuses a line break and too long a text everywhere but in the message', () => {
    for (const name of ['name', 'email', 'subject']) {
      expect(faultsWith({ [name]: 'a\nb' })).toEqual({ [name]: 'lineBreak' });
      expect(faultsWith({ [name]: 'x'.repeat(255) })).toEqual({ [name]: 'tooLong' });
    }
    expect(faultsWith({ name: 'x'.repeat(forms.contact.name.maximum) })).toEqual({});
    expect(faultsWith({ message: `a\nb${'x'.repeat(5000)}` })).toEqual({});
  });

  test('takes every script and every emoji', () => {
    expect(faultsWith({ name: 'आशा 山田', message: '👋🏽 “quoted” & <tagged>\nمرحبا' })).toEqual({});
  });

  test('names an empty field before anything else that is wrong', () => {
    expect(worstFault(faultsWith({ name: 'a\nb', message: '' }))).toBe('empty');
    expect(worstFault(faultsWith({ name: 'a\nb', email: 'x' }))).toBe('lineBreak');
    expect(worstFault({})).toBeUndefined();
  });
});

describe('Book a call', () => {
  test('refuses nothing but what is missing: no shape and no length is a fault', () => {
    const odd = { ...booking, name: 'one\r\ntwo\u2028three', phone: '1'.repeat(500) };
    const { fields, faults } = checkForm('booking', odd);
    expect([fields.name, faults]).toEqual(['one  two three', {}]);
  });

  test.each([
    ['preferred_day', '2026-11-24', ['24.11.2026', '2026-13-01', '2027-02-31', '2026-11', '2026-11-24T11:30:00.000Z']],
    ['preferred_time', '11:30', ['25:00', '9:30', '011:30', '11:300']],
    ['time_zone', 'Asia/Dubai', ['Asia/Nowhere']],
  ] as const)('treats an unparseable %s as absent', (name, good, bad) => {
    expect(checkForm('booking', { ...booking, [name]: good }).fields[name]).toBe(good);
    for (const typed of bad) {
      const { fields, faults } = checkForm('booking', { ...booking, [name]: typed });
      expect([fields[name], faults]).toEqual(['', {}]);
    }
  });
});
