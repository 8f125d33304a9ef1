import { FirstScreenEnd } from '../components/first-screen-end.tsx';
import { accountHead, accountWithoutScript } from '../../content/pages/account.ts';
import { RichParagraph } from '../components/paragraphs.tsx';
import { Island } from '../islands/island.ts';
import { Astrolabe } from '../media/astrolabe/astrolabe.tsx';
import styles from './account.module.css';

/** The account page. Its data is loaded in the browser. */
export function AccountPage() {
  return (
    <div className={`stage ${styles.account}`}>
      <Astrolabe className={`behind ${styles.astrolabe}`} />
      <div className="wrap">
        <h1 className={styles.heading} tabIndex={-1}>
          {accountHead.title}
        </h1>
        <FirstScreenEnd />
        <noscript>
          <RichParagraph className="lede" of={accountWithoutScript} />
        </noscript>
        <Island of="account-panel" props={{}} />
      </div>
    </div>
  );
}
