import { contactMessages } from '../../../contracts/messages.ts';
import { bannerOf, type FormBanner } from '../../form-kit/form-banner.ts';
import type { MessageFormState } from '../../form-kit/message-form-state.ts';

/** The message above the button. */
export function contactBannerOf(state: MessageFormState<'contact'>): FormBanner | undefined {
  const { sent, sentByBackup, ...words } = contactMessages;
  if (state.sentBy) return { tone: 'good', text: state.sentBy === 'primary' ? sent : sentByBackup, counting: true };
  return bannerOf(state, { ...words, offersDraft: true });
}
