import type { ReactNode } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import { type AccountInfo, isProviderId, providerNames } from '../../../contracts/identity-wire.ts';
import { keepsMessages } from '../../../contracts/own-services.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { logOutIcon } from '../../components/icon-shapes.ts';
import { logOut } from '../../identity-client/identity-client.ts';
import styles from './account-panel.module.css';
import { dayOf } from './moments.ts';
import { Part } from './part.tsx';

const words = accountPage.facts;

/** The account's data as a list. */
export function AccountFacts({ account }: { account: AccountInfo }) {
  const { email, displayName, emailVerified, providerUserInfo, createdAt, lastLoginAt } = account;
  const ways = providerUserInfo.map(({ providerId }) =>
    isProviderId(providerId) ? providerNames[providerId] : words.password,
  );
  /** Where messages are kept, the section that shows them has the button to confirm the address. */
  const unproven = keepsMessages ? <a href="#account-sent">{words.prove}</a> : words.provenNo;
  const lines: [string, ReactNode][] = [
    [words.email, email],
    [words.name, displayName],
    [words.proven, email && (emailVerified ? words.provenYes : unproven)],
    [words.ways, ways.join(', ')],
    [words.since, dayOf(Number(createdAt))],
    [words.lastLogin, dayOf(Number(lastLoginAt))],
  ];
  return (
    <Part id="account-facts" heading={words.heading}>
      <dl className={`container ${styles.facts}`}>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={`small soft ${styles.soft}`}>{email ? words.note : words.noEmail}</p>
      <ButtonRow>
        <Button variant="outline" onClick={logOut}>
          <Glyph shape={logOutIcon} />
          {accountPage.logOut}
        </Button>
      </ButtonRow>
    </Part>
  );
}
