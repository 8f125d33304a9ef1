/** Updates the year in the footer, which the build wrote. */
export function startYear(document: Document, today: Date): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(today.getFullYear());
}
