import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { downloadIcon } from '../../components/icon-shapes.ts';
import { hints, loadActions } from './load-actions.ts';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.data;

/** Offers all data of this page as a file. */
export function DataDownload({ account }: { account: AccountInfo }) {
  const { busy, failure, attempt } = useAttempt();
  const collect = () => void attempt(async () => (await loadActions()).downloadData(account));
  return (
    <Part id="account-data" heading={words.heading}>
      <p>{words.text}</p>
      <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
      <BusyButton {...hints} variant="outline" onClick={collect} busy={busy} busyText={words.busy}>
        <Glyph shape={downloadIcon} />
        {words.button}
      </BusyButton>
    </Part>
  );
}
