import { company } from '../../content/company.ts';
import { letsTalkPage } from '../../content/pages/lets-talk.ts';
import { FourWays } from '../media/four-ways/four-ways.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { WaysLedger } from '../sections/ways-ledger/ways-ledger.tsx';

export function LetsTalkPage() {
  const { path, heading, lede, figureLabel, introduction, labels, ways } = letsTalkPage;
  return (
    <>
      <PageHero path={path} heading={heading} lede={lede} figure={<FourWays label={figureLabel} />} />
      <Introduction paragraphs={introduction} />
      <WaysLedger labels={labels} ways={ways} phones={company.phones} />
    </>
  );
}
