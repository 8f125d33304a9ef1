import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { downloadIcon } from '../../components/icon-shapes.ts';
import { Spinner } from '../../components/spinner.tsx';
import { identityConfig } from '../../identity-client/identity-config.ts';
import { findActivity, reasonOf } from './account-calls.ts';
import { accountData } from './account-data.ts';
import styles from './account-panel.module.css';
import { readWholeCorrespondence } from './correspondence-calls.ts';
import { keepsMessages } from './keeps-messages.ts';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.data;

/** Everything this page shows, as a file. */
export function DataDownload({ account }: { account: AccountInfo }) {
  const { busy, failure, attempt } = useAttempt();
  const collect = () =>
    void attempt(async () => {
      const isShown = keepsMessages && account.emailVerified;
      const correspondence = isShown ? await readWholeCorrespondence(account.localId) : undefined;
      // The session ended while it was read: the page says so by itself.
      if (isShown && !correspondence) return;
      const activity = identityConfig.isHosted ? undefined : await findActivity(account.localId);
      download(accountData(account, { correspondence, activity, now: Date.now() }));
    });
  return (
    <section className={styles.part} aria-labelledby="account-data">
      <h2 id="account-data">{words.heading}</h2>
      <div>
        <p>{words.text}</p>
        <div className={styles.outcome} role="alert">
          {failure !== undefined && <Alert tone="bad">{reasonOf(failure, words.failed)}</Alert>}
        </div>
        <Button variant="outline" onClick={collect} disabled={busy} aria-busy={busy}>
          {busy ? <Spinner /> : <Glyph shape={downloadIcon} />}
          {busy ? words.busy : words.button}
        </Button>
      </div>
    </section>
  );
}

function download(data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: words.file });
  link.click();
  URL.revokeObjectURL(link.href);
}
