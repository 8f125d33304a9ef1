/**
 * Cleans typed text so that every store, mail and page can hold it: line breaks become `\n`, lone surrogates U+FFFD, and control
 * characters except the tab are removed. So are embeddings and overrides of direction, which turn round what stands beside them,
 * and in which some address books wrap a phone number; isolates stay.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e]/g, '')
  );
}
