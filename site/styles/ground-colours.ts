/** The page's ground as sRGB, for browsers' own surfaces, which read no custom property (`--ground` in tokens.css). */
export const groundColours = { light: '#f8fbfd', dark: '#0a1127' } as const;
