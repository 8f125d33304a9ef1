import { frontendDevelopmentPage as content } from '../../content/pages/services/frontend-development.ts';
import { labels } from '../../content/labels.ts';
import { FocusArches } from '../media/development/focus-arches.tsx';
import { Signpost, WhereMade } from '../media/development/page-choices.tsx';
import { MeasuredWindows, Openings } from '../media/development/measured-windows.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { Deliverables } from '../sections/deliverables/deliverables.tsx';
import { Sides } from '../sections/sides/sides.tsx';
import { ToolGrid } from '../sections/tool-grid/tool-grid.tsx';
import { DevelopmentPage, sectionOf, sectionsOf } from './development-page.tsx';

export function FrontendDevelopmentPage() {
  return (
    <DevelopmentPage
      content={content}
      figure={<MeasuredWindows label={content.figureLabel} />}
      closingFigure={{ view: '0 180 620 366', parts: <Openings /> }}
    >
      <ToolGrid {...content.tools} look="windows" />
      <BesideFigure section={sectionOf(content, 'how-it-goes')} figure={<FocusArches />} side="start" ground="band" />
      <Deliverables {...content.deliverables} look="check-list" words={labels.deliverables} />
      <Sides
        sections={sectionsOf(content, 'trade-offs', 'when-not')}
        figures={[<WhereMade key="made" />, <Signpost key="elsewhere" />]}
      />
    </DevelopmentPage>
  );
}
