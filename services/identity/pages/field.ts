import { html } from 'hono/html';
import type { IdentityWords } from '../../../contracts/identity-words.ts';
import type { Html } from './page.ts';

type Field = {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  hint?: string;
  /** The ids of what the page says about the field before the form. */
  describedBy?: string;
  /** The text that `problem` shows for this field. */
  fault?: string | undefined;
  inputmode?: 'numeric' | 'email';
  maxlength?: number;
  minlength?: number;
  /** The texts of the button that shows and hides a password (show-password.ts). */
  reveal?: IdentityWords['reveal'];
};

/**
 * A labelled, required field with the focus, described to screen readers by what they would pass over: its fault, its hint, the
 * page's text.
 */
export function field({ name, label, hint, describedBy, fault, reveal, value = '', ...rest }: Field): Html {
  const descriptions = [fault && 'problem', hint && `${name}-hint`, describedBy].filter(Boolean).join(' ');
  const attributes = {
    ...rest,
    ...(value !== '' && { value }),
    ...(fault && { 'aria-invalid': 'true' }),
    ...(descriptions && { 'aria-describedby': descriptions }),
  };
  return html`<label for="${name}">${label}</label>
    ${hint ? html`<p class="soft" id="${name}-hint">${hint}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      required
      autofocus${Object.entries(attributes).map(([attribute, given]) => html` ${attribute}="${String(given)}"`)}
    />${reveal && html`<button type="button" class="quiet" data-hide="${reveal.hide}" hidden>${reveal.show}</button>`}`;
}

/** An error message, which screen readers announce as the page opens. */
export function problem(text: string | undefined): Html | '' {
  return text === undefined ? '' : html`<p class="notice problem" id="problem" role="alert">${text}</p>`;
}
