import { company } from '../content/company.ts';
import { groundColours } from './styles/ground-colours.ts';

/** What a browser shows when the site is put on a phone's home screen. */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: groundColours.light,
    theme_color: groundColours.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}
