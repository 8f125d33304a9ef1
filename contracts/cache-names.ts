/** Pages that a visitor has opened; `:` and the version of the site follow. */
export const pages = 'pages';
/** The page /offline, and the site's own scripts, styles, fonts and drawings; `:` and the version follow. */
export const files = 'files';
