import * as v from 'valibot';
import { contactFieldNames, contactForm, type ContactFields } from '../../../contracts/contact-form.ts';

export type ContactFieldName = (typeof contactFieldNames)[number];

/** Field by field, the first thing that is wrong with it, in the words of the contract. */
export type Faults = Partial<Record<ContactFieldName, string>>;

/** Checks what was typed by the rules the server will apply. An empty result may be sent. */
export function faultsOf(fields: ContactFields): Faults {
  const { issues } = v.safeParse(contactForm, fields);
  const faults: Faults = {};
  if (!issues) return faults;
  const { nested } = v.flatten<typeof contactForm>(issues);
  for (const name of contactFieldNames) {
    const first = nested?.[name]?.[0];
    if (first) faults[name] = first;
  }
  return faults;
}

export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const valueOf = (name: ContactFieldName) => String(data.get(name) ?? '');
  return { name: valueOf('name'), email: valueOf('email'), subject: valueOf('subject'), message: valueOf('message') };
}

/** The inputs hold the text themselves, so what is typed before this script arrives is never lost. */
export function writeFields(form: HTMLFormElement, fields: Partial<ContactFields>): void {
  for (const name of contactFieldNames) {
    const control = controlOf(form, name);
    if (control && fields[name] !== undefined) control.value = fields[name];
  }
}

export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

export function sameFields(one: ContactFields, other: ContactFields): boolean {
  return contactFieldNames.every((name) => one[name] === other[name]);
}

export function isBlank(fields: ContactFields): boolean {
  return contactFieldNames.every((name) => fields[name].trim() === '');
}
