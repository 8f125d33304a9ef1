import { storageKeys } from '../../../contracts/browser-storage.ts';
import { contactMessages } from '../../../contracts/messages.ts';
import * as timings from '../../../contracts/timings.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import { errorsOf, faultsOf } from '../../form-kit/faults.ts';
import { useMessageForm } from '../../form-kit/use-message-form.ts';
import { type ContactFormHeading, ContactFormView } from './contact-form-view.tsx';

const { sent, sentByBackup, ...words } = contactMessages;

/** The contact form (specification §2 "Contact", §4, §5): primary service, backup service, and drafts of unsent messages. */
export function ContactForm(heading: ContactFormHeading) {
  const { state, controls } = useMessageForm({
    form: 'contact',
    storageKey: storageKeys.contactDraft,
    routes: emailConfig.contact,
    messageMs: timings.contactBanner,
    // The specification clears the form after any attempt that passed validation.
    staysInForm: false,
    check: (fields) => ({ faults: faultsOf('contact', fields), fields }),
    words: { ...words, sent: { primary: sent, backup: sentByBackup } },
  });
  return <ContactFormView {...heading} controls={controls} errors={errorsOf(state.faults)} />;
}
