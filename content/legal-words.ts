/** Words that the pages of law share. */
export const legalWords = { updated: 'Last changed on' } as const;
