/** What the button that changes the theme is called, by the current theme. A separate file, since it is bundled with the script of every page. */
export const themeLabels = { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' } as const;
