import {
  accountDeletedMail,
  type AccountMailWords,
  newDeviceMail,
  passkeyAddedMail,
  passwordChangedMail,
  passwordResetMail,
  signInCodeMail,
  verifyEmailMail,
} from '../../../content/mail/account-mails.ts';
import { bookingMail, contactBackupMail, contactMail, type OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import {
  bookingConfirmation,
  newsletterAgain,
  newsletterConfirm,
  newsletterWelcome,
  type VisitorMailWords,
} from '../../../content/mail/visitor-mails.ts';
import type { AccountTemplateId, VisitorMailId, TemplateId } from './registry.ts';

/** The words of every mail, apart from what draws it: the owner's inbox lists mails without drawing them. */
export const ownerWords: Record<TemplateId, OwnerMailWords> = {
  contact: contactMail,
  contact_backup: contactBackupMail,
  booking: bookingMail,
};

export const visitorWords: Record<VisitorMailId, VisitorMailWords> = {
  booking_confirmation: bookingConfirmation,
  newsletter_confirm: newsletterConfirm,
  newsletter_welcome: newsletterWelcome,
  newsletter_again: newsletterAgain,
};

export const accountWords: Record<AccountTemplateId, AccountMailWords> = {
  password_reset: passwordResetMail,
  verify_email: verifyEmailMail,
  sign_in_code: signInCodeMail,
  password_changed: passwordChangedMail,
  new_device: newDeviceMail,
  passkey_added: passkeyAddedMail,
  account_deleted: accountDeletedMail,
};
