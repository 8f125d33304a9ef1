import font from './media/fonts/anek-latin.woff2';
import tokens from './styles/tokens.css?inline';

/** How the site looks, for the pages that a server draws. */
export const look = { font, tokens };
