import { cleanText } from '../../contracts/clean-text.ts';

/** What stands in a form: one text per field. */
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

/** Cleaned as the server cleans, so that both judge and count the same text. */
export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> {
  return Object.fromEntries(names.map((name) => [name, cleanText(controlOf(form, name)?.value ?? '')])) as Texts<Name>;
}

/** The inputs hold the text themselves, so what is typed before a script arrives is never lost. */
export function writeFields<Name extends string>(form: HTMLFormElement, fields: Partial<Texts<Name>>): void {
  for (const [name, value] of Object.entries<string | undefined>(fields)) {
    const control = controlOf(form, name);
    if (control && value !== undefined) control.value = value;
  }
}

/** Fills in one field, never over what a visitor has typed. */
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
