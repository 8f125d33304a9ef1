/** The address of the account page. It is in no menu but the account's own, and in no search engine. */
export const accountPath = '/account';

/** In place of Login in the header, for whoever is logged in. */
export const accountMenu = {
  button: 'Account',
  loggedInAs: 'Logged in as',
  account: 'Your account',
  logOut: 'Log out',
} as const;
