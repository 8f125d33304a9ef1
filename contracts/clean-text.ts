/**
 * Cleans typed text so that every store, mail and page can hold it: line breaks become `\n`, lone surrogates U+FFFD, and control
 * characters except the tab are removed.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}
