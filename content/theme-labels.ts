/** What the button that changes the theme is called, by the theme in force. It travels with the script of every page. */
export const themeLabels = { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' } as const;
