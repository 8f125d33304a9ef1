import { eCommerceDevelopmentPage as content } from '../../content/pages/services/e-commerce-development.ts';
import { Counter, Scales } from '../media/development/counter.tsx';
import { RateBoard } from '../media/development/rate-board.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { Quiet } from '../sections/quiet/quiet.tsx';
import { DevelopmentPage, sectionOf } from './development-page.tsx';

export function ECommerceDevelopmentPage() {
  return (
    <DevelopmentPage
      content={content}
      figure={<Counter label={content.figureLabel} />}
      closingFigure={{ view: '110 124 400 300.5', parts: <Scales />, side: 'start' }}
    >
      <PointsSection look="options" section={sectionOf(content, 'platform')} />
      <BesideFigure section={sectionOf(content, 'india')} figure={<RateBoard />} side="start" />
      <PointsSection look="path" section={sectionOf(content, 'path')} />
      <Quiet section={sectionOf(content, 'when-not')} />
    </DevelopmentPage>
  );
}
