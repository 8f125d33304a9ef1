import type { Guide } from '../../content/guide.ts';
import { guides } from '../../content/guides.ts';
import { labels } from '../../content/labels.ts';
import { GuideArticle } from '../sections/guide/guide-article.tsx';
import { GuideHandOver } from '../sections/guide/guide-hand-over.tsx';
import { GuideHero } from '../sections/guide/guide-hero.tsx';
import { GuidePager } from '../sections/guide/guide-pager.tsx';

const stops = Object.values(guides).map(({ path }) => path);

/** A guide of the SEO page, from its instrument to the guides beside it. */
export function GuidePage({ guide }: { guide: Guide }) {
  return (
    <article>
      <GuideHero guide={guide} />
      <GuideArticle guide={guide} words={labels.guide} />
      <GuideHandOver guide={guide} words={labels.guide} />
      <GuidePager stops={stops} here={guide.path} words={labels.guide} />
    </article>
  );
}
