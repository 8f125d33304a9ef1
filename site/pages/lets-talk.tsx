import { company } from '../../content/company.ts';
import { whatsapp } from '../../content/main-line.ts';
import { letsTalkPage } from '../../content/pages/lets-talk.ts';
import { FourWays } from '../media/four-ways/four-ways.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { ActionLinks } from '../components/action-link.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { WaysLedger } from '../sections/ways-ledger/ways-ledger.tsx';

export function LetsTalkPage() {
  const { figureLabel, actions, introduction, labels, ways } = letsTalkPage;
  return (
    <>
      <PageHero {...letsTalkPage} figure={<FourWays label={figureLabel} />}>
        <ActionLinks actions={actions} />
      </PageHero>
      <Introduction paragraphs={introduction} />
      <WaysLedger labels={labels} ways={ways} phones={company.phones} messenger={whatsapp} />
    </>
  );
}
