import { controlOf } from '../../form-kit/form-controls.ts';

/** What a link to the form may fill in: `/contact?subject=…&email=…`. */
const linkable = ['email', 'subject'];

/** Fills in what the page's address says, but never over what a visitor has typed. */
export function prefill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of linkable) {
    const control = controlOf(form, name);
    const value = query.get(name);
    if (control && value && control.value === '') control.value = value;
  }
}
