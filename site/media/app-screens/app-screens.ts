import type { AppImage } from '../../../content/schema.ts';
import { screenSizes } from './sizes.ts';

/** Every picture that tools/pictures/app-screens.ts has made, by file name. */
const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, import: 'default', query: '?url' });

/** What an `<img>` with its sources needs of a screen. */
export function appScreen(image: AppImage) {
  const { width, height, widths } = screenSizes[image];
  const [small, large] = widths;
  const sourceSet = (format: string) => widths.map((pixels) => `${file(image, pixels, format)} ${pixels}w`).join(', ');
  return {
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    src: file(image, small, 'webp'),
    width: large / 2,
    height: Math.round(((large / 2) * height) / width),
  };
}

function file(image: AppImage, pixels: number, format: string): string {
  const name = `./${image}-${pixels}.${format}`;
  const address = files[name];
  if (!address) throw new Error(`The picture ${name} is missing. Run \`npm run app-screens\`.`);
  return address;
}
