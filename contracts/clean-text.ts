/**
 * Text that every store, mail and page can hold, and otherwise as it was typed: line breaks are `\n`, half of a surrogate pair
 * is U+FFFD, and control characters are gone, apart from the tab.
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
