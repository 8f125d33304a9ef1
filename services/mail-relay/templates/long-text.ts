/** Stands before and after the name of a field. No field has it in its value: `cleanText` removes it. */
const mark = '\u0001';

/**
 * The place of a text of several lines in a mail. It is filled in once the mail is rendered: an element for each of 48,000 lines
 * would hold up the process for half a second.
 */
export const longText = (name: string): string => mark + name + mark;

/** Fills in the places of long texts. `write` turns a text into what the page is written in. */
export function fillLongTexts(page: string, fields: Record<string, string>, write: (text: string) => string): string {
  const parts = page.split(mark);
  return parts.map((part, index) => (index % 2 === 1 ? write(fields[part] ?? '') : part)).join('');
}
