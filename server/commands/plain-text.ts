/** What a visitor typed, without what a terminal would obey. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
