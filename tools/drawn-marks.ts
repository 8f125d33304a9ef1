/**
 * Brand marks drawn for this site, as path data on a 24 by 24 grid. Icon sets may no longer distribute these marks, or their usual
 * outline is ten times as long.
 */
export const drawnMarks: Readonly<Record<string, string>> = {
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7ZM7 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2ZM12 5.8a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM18.4 4.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  linkedin:
    'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2ZM3.6 9v11.4h3.6V9ZM5.4 3.4a2 2 0 1 0 0 4.1 2 2 0 0 0 0-4.1ZM9.3 9v11.4h3.6v-6c0-1.6.7-2.5 2-2.5 1.4 0 1.9 1 1.9 2.6v5.9h3.6v-6.5c0-3.3-1.7-5.2-4.4-5.2-1.5 0-2.5.7-3.1 1.7V9Z',
};
