/** A visitor's text without control characters, which a terminal might execute. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
