/** The texts of a page's end, done or failed, with a link to go on. */
type Ending = Record<'title' | 'text' | 'link', string>;
type Endings = Record<'done' | 'expired', Ending>;

/** The texts of the identity service. `{email}` is an account's address, `{provider}` Google, GitHub or Facebook. */
export type IdentityWords = {
  /** The language they are in, as BCP 47 names it. */
  language: string;
  /** The company's name, which is no good password either. */
  company: string;
  /** Where an account's page is. */
  accountPath: string;
  /** A device, from `{browser}` and `{system}`; and an unknown one. */
  device: string;
  unknownDevice: string;
  /** The button that shows and hides a password. */
  reveal: Record<'show' | 'hide', string>;
  /** Setting a new password. */
  reset: Record<'title' | 'introduction' | 'field' | 'hint' | 'button', string> & Endings;
  /** Proving an address by the link of a mail. */
  verify: Record<'title' | 'introduction' | 'password' | 'button' | 'forgotten' | 'warning', string> &
    Endings & {
      withoutPassword: Record<'text' | 'link', string>;
      /** In place of `introduction` where the account has no password and this browser has logged in to it. */
      knownBrowser: string;
    };
  /** Where a new password confirms an address in a browser that is new to the account: what this ends. */
  endsEarlierWays: string;
  /** The popup that replaces a provider by a mailed code. */
  emailCode: Record<'title' | 'notice' | 'proof' | 'email' | 'send' | 'sent' | 'sentAgain', string> &
    Record<'code' | 'confirm' | 'again' | 'other' | 'wrongCode' | 'spentCode' | 'notStored', string>;
  /** The last page of a popup. */
  popup: Record<'done' | 'failed', Record<'title' | 'text', string>>;
  /** A page that cannot be shown. */
  failure: Record<'title' | 'link', string>;
  /** Why something was refused. */
  refusals: Record<'weakPassword' | 'wrongPassword' | 'invalidEmail' | 'tooManyRequests' | 'failed', string> &
    Record<'unsupportedProvider' | 'providerFailed', string>;
};
