import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { downloadIcon } from '../../components/icon-shapes.ts';
import styles from './account-panel.module.css';

const words = accountPage.data;

/** Everything the service has stored about the account, as it shows it to its owner. */
export function DataDownload({ account }: { account: AccountInfo }) {
  return (
    <section className={styles.part} aria-labelledby="account-data">
      <h2 id="account-data">{words.heading}</h2>
      <div>
        <p>{words.text}</p>
        <Button variant="outline" onClick={() => download(account)}>
          <Glyph shape={downloadIcon} />
          {words.button}
        </Button>
      </div>
    </section>
  );
}

function download(account: AccountInfo): void {
  const file = new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: words.file });
  link.click();
  URL.revokeObjectURL(link.href);
}
