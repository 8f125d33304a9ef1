import { labels } from '../../content/labels.ts';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import { ApplicationsSection } from '../sections/ai/applications-section.tsx';
import { ChallengesSection } from '../sections/ai/challenges-section.tsx';
import { GlanceHero } from '../sections/ai/glance-hero.tsx';
import { OwnReading } from '../sections/ai/own-reading.tsx';
import { ReadingRows } from '../sections/ai/reading-rows.tsx';
import { YearsSection } from '../sections/ai/years-section.tsx';
import { SourceList } from '../sections/cited/source-list.tsx';

/** AI in five minutes: four readings, four years, six places, five cautions, what they rest on, and the reader's own figure. */
export function AiGlancePage() {
  const { readings, timeline, applications, challenges, sources, own } = aiGlance;
  const [first, ...others] = readings.items;
  return (
    <article>
      <GlanceHero {...aiGlance} readings={readings.heading} reading={first} />
      <ReadingRows readings={others} sources={sources} />
      <YearsSection timeline={timeline} sources={sources} />
      <ApplicationsSection applications={applications} />
      <ChallengesSection challenges={challenges} sources={sources} />
      <div className="wrap section">
        <SourceList
          heading={labels.guide.sources}
          note={labels.ai.sourcesNote}
          updated={{ words: labels.guide.updated, day: aiGlance.updated }}
          sources={sources}
          columns
        />
      </div>
      <OwnReading own={own} />
    </article>
  );
}
