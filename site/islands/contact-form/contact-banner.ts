import { contactFormWords } from '../../../content/contact-form.ts';
import { contactMessages } from '../../../contracts/messages.ts';
import type { ContactState, DraftKind } from './contact-state.ts';

/** The message above the button. */
export type ContactBanner = {
  tone: 'good' | 'bad' | 'note';
  text: string;
  /** A quieter second line. */
  next?: string;
  /** True for the messages that show their five seconds running. */
  counting?: true;
  offersDraft?: true;
};

const { kept, notKept, unfinished, unsent, restored } = contactFormWords;

const offers: Record<DraftKind, ContactBanner> = {
  unsent: { tone: 'note', text: unsent, next: kept, offersDraft: true },
  unkept: { tone: 'note', text: unsent, next: notKept, offersDraft: true },
  unfinished: { tone: 'note', text: unfinished, offersDraft: true },
};

export function bannerOf({ phase, draft, faults }: ContactState): ContactBanner | undefined {
  switch (phase) {
    case 'invalid':
      return Object.values(faults).includes(contactMessages.empty)
        ? { tone: 'bad', text: contactMessages.empty }
        : undefined;
    case 'sent':
      return { tone: 'good', text: contactMessages.sent, counting: true };
    case 'sent via backup':
      return { tone: 'good', text: contactMessages.sentByBackup, counting: true };
    case 'failed':
      return {
        tone: 'bad',
        text: contactMessages.failed,
        next: draft === 'unkept' ? notKept : kept,
        offersDraft: true,
      };
    case 'restored':
      return { tone: 'note', text: restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : offers[draft];
  }
}
