import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { downloadIcon } from '../../components/icon-shapes.ts';
import { identityConfig } from '../../identity-client/identity-config.ts';
import { findActivity, reasonOf } from './account-calls.ts';
import { accountData } from './account-data.ts';
import { readWholeCorrespondence } from './correspondence-calls.ts';
import { keepsMessages } from './keeps-messages.ts';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.data;

/** Offers all data of this page as a file. */
export function DataDownload({ account }: { account: AccountInfo }) {
  const { busy, failure, attempt } = useAttempt();
  const collect = () =>
    void attempt(async () => {
      const isShown = keepsMessages && account.emailVerified;
      const correspondence = isShown ? await readWholeCorrespondence(account.localId) : undefined;
      // The session has ended, which the page shows by itself.
      if (isShown && !correspondence) return;
      const activity = identityConfig.isHosted ? undefined : await findActivity(account);
      download(accountData(account, { correspondence, activity, now: Date.now() }));
    });
  return (
    <Part id="account-data" heading={words.heading}>
      <p>{words.text}</p>
      <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
      <BusyButton variant="outline" onClick={collect} busy={busy} busyText={words.busy}>
        <Glyph shape={downloadIcon} />
        {words.button}
      </BusyButton>
    </Part>
  );
}

function download(data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: words.file });
  link.click();
  URL.revokeObjectURL(link.href);
}
