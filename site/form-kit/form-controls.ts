import { cleanText } from '../../contracts/clean-text.ts';

/** The values of a form: one text per field. */
export type Texts<Name extends string> = Record<Name, string>;

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlOf(form: HTMLFormElement, name: string): FormControl | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : undefined;
}

/** Reads the fields. Their texts are cleaned as the server does it, so that both validate and count the same text. */
export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> {
  return Object.fromEntries(names.map((name) => [name, cleanText(controlOf(form, name)?.value ?? '')])) as Texts<Name>;
}

/** Writes the fields that have a value. */
export function writeFields<Name extends string>(form: HTMLFormElement, fields: Partial<Texts<Name>>): void {
  for (const [name, value] of Object.entries<string | undefined>(fields)) {
    const control = controlOf(form, name);
    if (control && value !== undefined) control.value = value;
  }
}

/** Fills in one field if it is empty. */
export function fillIn(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  const control = controlOf(form, name);
  if (control && value && control.value === '') control.value = value;
}

export function sameFields<Name extends string>(one: Texts<Name>, other: Texts<Name>): boolean {
  return Object.keys(one).every((name) => one[name as Name] === other[name as Name]);
}

export function isBlank(fields: Texts<string>): boolean {
  return Object.values(fields).every((text) => text.trim() === '');
}
