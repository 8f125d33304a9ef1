import { cybersecurityPage as content } from '../../content/pages/services/cybersecurity.ts';
import { FindingsSheet } from '../media/development/findings-sheet.tsx';
import { SixHours } from '../media/development/six-hours.tsx';
import { Tower, WatchTower } from '../media/development/watch-tower.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { Quiet } from '../sections/quiet/quiet.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { DevelopmentPage, sectionOf } from './development-page.tsx';

export function CybersecurityPage() {
  return (
    <DevelopmentPage
      content={content}
      tone="glaze"
      figure={<WatchTower label={content.figureLabel} />}
      closingFigure={{ view: '330 -44 270 330', parts: <Tower />, ground: 'paper' }}
    >
      <BesideFigure section={sectionOf(content, 'review')} figure={<FindingsSheet />} />
      <PointsSection look="wall" section={sectionOf(content, 'repair')} />
      <BesideFigure section={sectionOf(content, 'rehearsal')} figure={<SixHours />} side="start" ground="glaze" />
      <Quiet section={sectionOf(content, 'when-not')} />
    </DevelopmentPage>
  );
}
