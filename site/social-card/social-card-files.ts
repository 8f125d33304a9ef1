import type { RenderedPage, SiteFile } from '../../static-site/site.ts';
import { cardPaths, socialCardOf, type CardPath } from './social-card.ts';

type MakeCard = (path: CardPath) => Promise<Uint8Array>;

/** The cards of all pages, created on demand, so that development and tests load neither fonts nor the image library. */
export function socialCardFiles(pages: readonly RenderedPage[]): SiteFile[] {
  let maker: Promise<MakeCard> | undefined;
  return cardPaths.map((path) => ({
    name: socialCardOf(path).file,
    content: async () => (await (maker ??= cardMaker(pages)))(path),
  }));
}

async function cardMaker(pages: readonly RenderedPage[]): Promise<MakeCard> {
  const [{ cardPainter }, { rasterise }, { default: tokens }] = await Promise.all([
    import('./card-painter.ts'),
    import('./rasterise.ts'),
    import('../styles/tokens.css?raw'),
  ]);
  const paint = cardPainter(pages, tokens);
  return (path) => rasterise(paint(path));
}
