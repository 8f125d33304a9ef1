/** The year in the footer was right on the day of the build; this keeps it right afterwards. */
export function startYear(document: Document, today: Date): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(today.getFullYear());
}
