import { cleanText } from '../../contracts/clean-text.ts';

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control with this name; no two of a form share one. */
export function controlOf(form: HTMLFormElement, name: string): FormControl | undefined {
  return (form.elements.namedItem(name) ?? undefined) as FormControl | undefined;
}

/** Reads the fields. Their texts are cleaned as the server does it, so that both validate and count the same text. */
export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, cleanText(controlOf(form, name)?.value ?? '')]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

export function writeFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = controlOf(form, name);
    if (control) control.value = value;
  }
}

/** Fills in one field if it is empty. */
export function fillIn(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  const control = controlOf(form, name);
  if (control && value && control.value === '') control.value = value;
}

/** Whether two forms of the same fields hold the same texts. */
export function sameFields(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

export function isBlank(fields: Record<string, string>): boolean {
  return Object.values(fields).every((text) => text.trim() === '');
}
