/**
 * Where a spreadsheet would begin a formula: at the start of a cell, of a line in it, and after a semicolon or a tab, which
 * separate cells where a comma separates decimals. Full-width signs are taken for their narrow twins.
 */
const formulaStart = /(^|[;\t\r\n])(?= *[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A table as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(formulaStart, "$1'") : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
