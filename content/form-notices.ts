import { keepsMessages } from '../contracts/own-services.ts';
import type { Paragraph } from './schema.ts';

const more = { text: 'Privacy', href: '/privacy' } as const;

/** At every form: what is done with what is typed there. */
export const formNotices = {
  message: ['We use what you type to answer you, and for nothing else. ', more],
  newsletter: ['Your address is used for the newsletter only. ', more],
  chat: ['What you type stays in this tab, unless you attach it to a message. ', more],
} satisfies Record<string, Paragraph>;

/** The same for log in, sign up and password reset; a separate constant, since it is bundled with their script. */
export const accountNotice: Paragraph = [
  keepsMessages
    ? 'We use your email address to log you in, to fill in forms for you and to show you what you sent us. '
    : 'We use your email address to log you in and to fill in forms for you. ',
  more,
];
