import type { AccountMailId, AccountMailWords } from '../../contracts/mails.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import { company } from '../company.ts';

const { name, email } = company;

const endedLogins = 'Passkeys, Google, Facebook and GitHub logins set before no longer work.';

export const accountMails: Record<AccountMailId, AccountMailWords> = {
  password_reset: {
    subject: `Set a new password for your ${name} account`,
    heading: 'Set a new password',
    introduction: `We got a request for a new password for the ${name} account with this address. The link works once, for ${inWords(retention.passwordLink)}.`,
    button: 'Set a new password',
    otherwise: 'If you did not ask for it, do nothing. Your password stays as it is.',
  },
  verify_email: {
    subject: `Confirm the address of your ${name} account`,
    heading: 'Confirm your address',
    introduction: `Confirm this address, and your account page at ${name} shows what you sent us from it. The link works once, for ${inWords(retention.addressLink)}.`,
    also: 'It asks for your password.',
    button: 'Confirm the address',
    otherwise: `If you have no account at ${name}, do nothing. Your address was entered by mistake, and none of your data was shown.`,
  },
  sign_in_code: {
    subject: `Your ${name} login code`,
    heading: 'Your login code',
    introduction: `Enter this code in the login window of ${name}, where you chose {provider}. Our website is not connected to {provider}, so we check your address with a code. The code works once, for ${inWords(retention.loginWindow)}.`,
    otherwise: 'If you did not ask for it, do nothing. Do not give the code to anyone.',
  },
  password_changed: {
    subject: `Your ${name} password was changed`,
    heading: 'Your password was changed',
    introduction: `The password of your ${name} account was changed. Every other device was logged out.`,
    also: `This also confirmed your address. ${endedLogins}`,
    button: 'Set a new password',
    otherwise: 'If you did not change it, set a new one at once.',
  },
  new_device: {
    subject: `A new device logged in to your ${name} account`,
    heading: 'A new device logged in',
    introduction: `{device} logged in to your ${name} account, from the network {network}. It had not done so before.`,
    button: 'See where you are logged in',
    otherwise:
      'If it was you, do nothing. If it was not, log that device out on your account page and change your password.',
  },
  logins_ended: {
    subject: `Earlier logins to your ${name} account were removed`,
    heading: 'Earlier logins were removed',
    introduction: `{device} logged in to your ${name} account, from the network {network}. This confirmed your address. ${endedLogins} A password set before no longer works either, and every other device was logged out.`,
    button: 'See where you are logged in',
    otherwise:
      'This keeps out anyone who set up the account before you. If it was not you, log that device out on your account page and set a password.',
  },
  account_deleted: {
    subject: `Your ${name} account was deleted`,
    heading: 'Your account was deleted',
    introduction: `The request came from a browser that was logged in to your ${name} account.`,
    otherwise: `If you did not do this, write to ${email}. Then someone else has logged in as you. If you use that password elsewhere, change it there.`,
  },
  passkey_added: {
    subject: `A passkey was added to your ${name} account`,
    heading: 'A passkey was added',
    introduction: `A passkey was added to your ${name} account, from {device}. It can log in without your password.`,
    button: 'See your passkeys',
    otherwise: 'If it was not you, remove the passkey on your account page and change your password.',
  },
  passkey_removed: {
    subject: `A passkey was removed from your ${name} account`,
    heading: 'A passkey was removed',
    introduction: `A passkey was removed from your ${name} account, from {device}. It can no longer log in, and every other device that it had logged in was logged out.`,
    button: 'See your passkeys',
    otherwise: 'If it was not you, log out everywhere on your account page and change your password.',
  },
};
