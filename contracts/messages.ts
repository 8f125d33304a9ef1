import { fieldAnswers } from './email-wire.ts';
import type { Fault } from './forms.ts';

/** The error catalogue (specification §8), for browser and server. Each text stands here once and nowhere else. */
export const contactMessages = {
  empty: 'Please fill in all fields before submitting.',
  sent: 'Message sent successfully!',
  sentByBackup: 'Message sent via backup email!',
  failed: 'Failed to send message. Please try again later.',
} as const;

/** Never shown; they name the two routes in recorded errors. */
export const sendFailures = {
  primary: 'Primary email failed',
  backup: 'Backup email failed',
} as const;

export const bookingMessages = {
  nameMissing: 'Please enter your name.',
  empty: 'Please fill out all fields.',
  booked: 'Your call has been booked successfully!',
  failed: 'Something went wrong. Please try again later.',
} as const;

export const newsletterMessages = {
  invalidEmail: 'Please enter a valid email address.',
  sent: 'Check your inbox to confirm.',
  confirmed: 'You are subscribed.',
  left: 'You are unsubscribed.',
  failed: bookingMessages.failed,
} as const;

/** The catalogue by form. */
export const formMessages = {
  contact: contactMessages,
  booking: bookingMessages,
  newsletter: newsletterMessages,
} as const;

/** Messages that the e-mail client and the relay have in common. */
export const emailClientMessages = {
  userIdMissing: 'The user ID is required',
  serviceIdMissing: 'The service ID is required',
  templateIdMissing: 'The template ID is required',
} as const;

export const chatMessages = {
  noMatch: "Hmm, I'm not sure about that one. Can you ask something else?",
} as const;

/** What is said under a field that has a fault. */
export const faultWords: Record<Fault, string> = {
  empty: 'This field is empty.',
  nameMissing: bookingMessages.nameMissing,
  notAnEmail: newsletterMessages.invalidEmail,
  lineBreak: fieldAnswers.lineBreak,
  tooLong: fieldAnswers.tooLong,
  tooLarge: 'Your message is longer than 50 kB. Please shorten it, or send it in two messages.',
  passed: 'Please choose a time that is still to come.',
};
