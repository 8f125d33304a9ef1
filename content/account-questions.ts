/** What the account page asks before a change, and says when it fails. */
export const accountQuestions = {
  passkey: {
    question: 'Add a passkey to this device?',
    text: 'Your browser then asks for your fingerprint, face or PIN.',
    confirm: 'Go on',
    busy: 'Adding...',
    cancel: 'Cancel',
    failed: 'The passkey could not be added. Please try again.',
    unsupported: 'This browser does not support passkeys.',
    cancelled: 'No passkey was added.',
    present: 'This device has a passkey for your account already.',
  },
  everywhere: {
    question: 'Log out on every device?',
    text: 'This logs out every browser and phone that uses this account, this one too.',
    confirm: 'Yes, everywhere',
    busy: 'Logging out...',
    cancel: 'Stay logged in',
    failed: 'You could not be logged out everywhere. Please try again.',
  },
  removal: {
    question: 'Delete this account for good?',
    confirm: 'Yes, delete it',
    busy: 'Deleting...',
    cancel: 'Keep it',
    failed: 'The account could not be deleted. Please try again.',
  },
  password: 'Your password',
  tooOld: 'For your safety, log out, log in again and do this within five minutes.',
} as const;

export const dataFile = 'account.json';
