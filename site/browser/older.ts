import { sitePrefix } from '../language/address.ts';

// Gives a browser that does not know `light-dark()` the plain page (styles/older.css), on which everything works as without scripts.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${sitePrefix}/older.css` }),
);
