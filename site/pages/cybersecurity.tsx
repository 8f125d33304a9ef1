import { cybersecurityPage } from '../../content/pages/services/cybersecurity.ts';
import { FindingsSheet } from '../media/development/findings-sheet.tsx';
import { SixHours } from '../media/development/six-hours.tsx';
import { WatchTower } from '../media/development/watch-tower.tsx';
import { BesideFigure } from '../sections/beside-figure/beside-figure.tsx';
import { Quiet } from '../sections/quiet/quiet.tsx';
import { StepsLedger } from '../sections/steps-ledger/steps-ledger.tsx';
import { DevelopmentPage, sectionOf } from './development-page.tsx';

export function CybersecurityPage() {
  const content = cybersecurityPage;
  const { id, heading, paragraphs, points = [] } = sectionOf(content, 'repair');
  return (
    <DevelopmentPage
      content={content}
      tone="glaze"
      figure={
        <WatchTower label="A bolted gate by night, its key on the tower from which a lamp looks along the wall" />
      }
    >
      <BesideFigure section={sectionOf(content, 'review')} figure={<FindingsSheet />} />
      <StepsLedger id={id} heading={heading} lede={paragraphs[0] ?? ''} items={points} />
      <BesideFigure section={sectionOf(content, 'rehearsal')} figure={<SixHours />} side="start" ground="glaze" />
      <Quiet section={sectionOf(content, 'when-not')} />
    </DevelopmentPage>
  );
}
