import { formWords } from '../../../content/form-words.ts';
import { contactMessages } from '../../../contracts/messages.ts';
import { bannerOf, type FormBanner } from '../../form-kit/form-banner.ts';
import type { MessageFormState } from '../../form-kit/message-form-state.ts';

const { kept, notKept, waitingNext } = formWords;

/** The message above the button. */
export function contactBannerOf(state: MessageFormState<'contact'>): FormBanner | undefined {
  const { empty, failed, sent, sentByBackup } = contactMessages;
  if (state.sentBy) return { tone: 'good', text: state.sentBy === 'primary' ? sent : sentByBackup, counting: true };
  const next = { unkept: notKept, waiting: waitingNext }[state.draft as string] ?? kept;
  return bannerOf(state, { empty, failed: { tone: 'bad', text: failed, next, offersDraft: true } });
}
