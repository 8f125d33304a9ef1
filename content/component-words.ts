/** What single controls and links say of themselves, wherever they stand. */

/** Behind the words of a link to somebody else's site, for those who hear it. */
export const newTab = '(opens in a new tab)';

export const breadcrumbLabel = 'Breadcrumb';

/** The mark that leads to a source, for those who hear it, and the day of a source that has no date of its own. */
export const cited = { mark: 'Source {number}', asOf: 'as of {date}' } as const;

export const passwordWords = {
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
} as const;
