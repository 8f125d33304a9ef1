import { formWords } from '../../../content/form-words.ts';
import { contactMessages } from '../../../contracts/messages.ts';
import { draftOffers, failedBanner, type FormBanner } from '../../form-kit/form-banner.ts';
import type { ContactState } from './contact-state.ts';

/** The message above the button. */
export function bannerOf({ phase, draft, faults }: ContactState): FormBanner | undefined {
  switch (phase) {
    case 'invalid':
      return Object.values(faults).includes('empty') ? { tone: 'bad', text: contactMessages.empty } : undefined;
    case 'sent':
      return { tone: 'good', text: contactMessages.sent, counting: true };
    case 'sent via backup':
      return { tone: 'good', text: contactMessages.sentByBackup, counting: true };
    case 'failed':
      return failedBanner(contactMessages.failed, draft);
    case 'restored':
      return { tone: 'note', text: formWords.restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : draftOffers[draft];
  }
}
