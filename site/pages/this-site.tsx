import { thisSitePage } from '../../content/pages/work/this-site.ts';
import { MeasuredWindow, Measuring } from '../media/measured-window/measured-window.tsx';
import { BroadFigure } from '../sections/broad-figure/broad-figure.tsx';
import { Clauses } from '../sections/clauses/clauses.tsx';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { KeyTerms } from '../sections/key-terms/key-terms.tsx';
import { BarTable } from '../sections/measured/bar-table.tsx';
import { KillTracks } from '../sections/measured/kill-tracks.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

export function ThisSitePage() {
  const { figureLabel, keyFigures, weight, kills, clauses, closing } = thisSitePage;
  return (
    <>
      <PageHero {...thisSitePage} figure={<MeasuredWindow label={figureLabel} />} />
      <KeyTerms terms={keyFigures} />
      <BarTable chart={weight} />
      <BroadFigure section={kills} figure={<KillTracks tracks={kills.tracks} />} />
      <Clauses clauses={clauses} />
      <ClosingBand closing={closing} figure={{ view: '160 40 520 400', parts: <Measuring />, ground: 'paper' }} />
    </>
  );
}
