/**
 * Positions at which a spreadsheet starts a formula: the start of a cell or of a line in it, and after a semicolon or tab, which
 * separate cells in locales with a decimal comma. Full-width signs count like their ASCII forms.
 */
const formulaStart = /(^|[;\t\r\n])(?= *[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A table as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const text = value.replace(formulaStart, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
