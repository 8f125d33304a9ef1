import { backendDevelopmentPage as content } from '../../content/pages/services/backend-development.ts';
import { labels } from '../../content/labels.ts';
import { Cistern, Vaults } from '../media/development/cistern.tsx';
import { NestedDoors } from '../media/development/nested-doors.tsx';
import { OneOrMany } from '../media/development/one-or-many.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { Deliverables } from '../sections/deliverables/deliverables.tsx';
import { Quiet } from '../sections/quiet/quiet.tsx';
import { ToolGrid } from '../sections/tool-grid/tool-grid.tsx';
import { DevelopmentPage, sectionOf } from './development-page.tsx';

export function BackendDevelopmentPage() {
  return (
    <DevelopmentPage
      content={content}
      place="below"
      figure={<Cistern label={content.figureLabel} />}
      closingFigure={{ view: '900 -230 500 450', parts: <Vaults />, ground: 'paper' }}
    >
      <BesideFigure section={sectionOf(content, 'how-it-goes')} figure={<NestedDoors />} />
      <ToolGrid {...content.tools} look="vaults" />
      <BesideFigure section={sectionOf(content, 'trade-offs')} figure={<OneOrMany />} side="start" />
      <Deliverables {...content.deliverables} look="lockers" words={labels.deliverables} />
      <Quiet section={sectionOf(content, 'when-not')} />
    </DevelopmentPage>
  );
}
