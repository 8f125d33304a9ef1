import { labels } from '../../content/labels.ts';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { Stepwell } from '../media/ai/stepwell.tsx';
import { DepthContents } from '../sections/ai/depth-contents.tsx';
import { Descent } from '../sections/ai/descent.tsx';
import { Water } from '../sections/ai/water.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/** AI in ten ideas: a stepwell of ten levels, and water at its foot. */
export function AiDepthPage() {
  const { introduction, topics, updated, closing, sources } = aiDepth;
  return (
    <article>
      <PageHero {...aiDepth} figure={<Stepwell alt={labels.ai.stepwell} />} />
      <DepthContents {...{ introduction, topics, updated }} words={{ ...labels.guide, ...labels.ai }} />
      <Descent topics={topics} sources={sources} doors={labels.ai.doors} />
      <Water closing={closing} />
    </article>
  );
}
