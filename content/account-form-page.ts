import type { FormPage, InternalLink } from './schema.ts';

/** A page with the account form. */
export type AccountFormPage = FormPage & {
  /** The button. */
  submit: string;
  /** What the button says until there is an answer. */
  busy: string;
};

/** One on which a visitor may also log in at a provider. */
export type SocialFormPage = AccountFormPage & {
  /** The words before the three social buttons. */
  social: string;
  /** The way to the other of the two, for whom this one is not. */
  other: { text: string; link: InternalLink };
};
