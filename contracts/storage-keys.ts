/** The chosen colours; site/browser/theme-before-paint.ts has the name as well, as it may import nothing. */
export const theme = 'theme';
/** The logged-in account. */
export const account = 'account';
/**
 * Messages that were written and not sent. A number rises when a field changes its meaning, which drops old drafts; a new
 * field is empty in them.
 */
export const contactDraft = 'contact-draft:2';
export const bookingDraft = 'booking-draft:2';
/** The conversation of this tab. The number rises when the shape of a message changes. */
export const chat = 'chat:1';
/** The chat transcript handed to the contact form. */
export const transcript = 'chat-transcript';
