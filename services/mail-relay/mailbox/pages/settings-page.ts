import { html } from 'hono/html';
import type { OwnerProof } from '../../../database/passkey-tables.ts';
import type { Passkey } from '../../../passkeys/passkeys.ts';
import type { OwnerSession } from '../access/owner-sessions.ts';
import type { Html, Notice, Page } from './page.ts';
import { asksForPasskey, withoutPasskeys } from './passkey-words.ts';
import type { Clock } from './words.ts';

export const settingsPath = '/mailbox/settings';

export type SettingsPage = {
  /** Undefined where browsers have none. */
  passkeys: readonly Passkey[] | undefined;
  sessions: readonly OwnerSession[];
  /** Of whoever looks. */
  current: OwnerSession | undefined;
  hasPassword: boolean;
  clock: Clock;
  notice: Notice | undefined;
};

const openedBy: Record<OwnerProof, string> = { link: 'By the link', password: 'By password', passkey: 'By a passkey' };

/** The ways into the inbox, and who is in. */
export function settingsPage({ passkeys, sessions, current, hasPassword, clock, notice }: SettingsPage): Page {
  const others = sessions.filter(({ id }) => id !== current?.id);
  return {
    title: 'Settings',
    part: 'settings',
    usesPasskeys: passkeys !== undefined,
    notice,
    content: html`<h1>Settings</h1>
      <div class="settings">
        <section aria-labelledby="passkeys">
          <h2 id="passkeys">Passkeys</h2>
          <p class="soft">
            With a passkey you sign in by fingerprint, face or PIN. You need neither the link nor a password.
          </p>
          ${passkeys ? passkeyList(passkeys, clock) : noPasskeys}
        </section>
        <section aria-labelledby="sessions">
          <h2 id="sessions">Sessions</h2>
          <p class="soft">A session lasts 12 hours. If you end one, that browser is logged out.</p>
          <ul class="ledger">
            ${sessions.map((session) => sessionRow(session, session.id === current?.id, clock))}
          </ul>
          ${
            others.length > 1
              ? html`<form method="post" action="${settingsPath}/sessions/end-others">
                  <button class="outline">End all other sessions</button>
                </form>`
              : ''
          }
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways">Link and password</h2>
          <p class="soft">
            The link with the key always works, also when all passkeys are lost:
            <code>jantar inbox link</code> prints it where the site runs. To change the key, delete the file
            <code>owner-key</code> in the data folder and restart.
          </p>
          <p class="soft">
            ${hasPassword ? 'A password is set, as OWNER_PASSWORD.' : 'No password is set. OWNER_PASSWORD sets one.'}
          </p>
        </section>
      </div>`,
  };
}

const noPasskeys = html`<p class="soft">
  Browsers have passkeys only on https, or at http://localhost. Set SITE_ORIGIN to such an address.
</p>`;

function passkeyList(passkeys: readonly Passkey[], clock: Clock): Html {
  return html`${
      passkeys.length > 0
        ? html`<ul class="ledger">
            ${passkeys.map((one) => passkeyRow(one, clock))}
          </ul>`
        : ''
    }
    <form
      method="post"
      action="${settingsPath}/passkeys"
      class="stack"
      ${asksForPasskey('create', `${settingsPath}/passkey-options`)}
    >
      <input type="hidden" name="credential" />
      <label for="name">Name of the new passkey</label>
      <input id="name" name="name" autocomplete="off" maxlength="60" required aria-describedby="name-hint" />
      <p class="soft" id="name-hint">For example the device or the password manager that keeps it.</p>
      <button class="${passkeys.length > 0 ? 'outline' : 'primary'}">Add a passkey</button>
      <p class="failed" role="alert"></p>
    </form>
    ${withoutPasskeys}`;
}

function passkeyRow({ id, name, created, lastUsed }: Passkey, clock: Clock): Html {
  const line = lineOf(clock);
  return html`<li class="way">
    <h3 dir="auto">${name}</h3>
    <p class="soft">${line('Added', created)} ${lastUsed === null ? 'Not used yet' : line('Last used', lastUsed)}</p>
    <details>
      <summary>Change<span class="unseen"> the passkey ${name}</span></summary>
      <form method="post" action="${settingsPath}/passkeys/rename" class="stack">
        <input type="hidden" name="id" value="${id}" />
        <label for="name-${id}">Name</label>
        <input id="name-${id}" name="name" value="${name}" autocomplete="off" maxlength="60" required />
        <button class="outline">Rename</button>
      </form>
      <form method="post" action="${settingsPath}/passkeys/remove" class="stack">
        <input type="hidden" name="id" value="${id}" />
        <p class="soft">
          After this it opens nothing here, and the sessions it opened end. Delete it on the device too.
        </p>
        <button class="outline">Remove</button>
      </form>
    </details>
  </li>`;
}

function sessionRow({ id, openedBy: by, created, lastUsed, ends }: OwnerSession, isThis: boolean, clock: Clock): Html {
  const line = lineOf(clock);
  return html`<li class="way">
    <h3>${openedBy[by]}${isThis ? ' (this session)' : ''}</h3>
    <p class="soft">${line('Logged in', created)} ${line('Last used', lastUsed)} ${line('Ends', ends)}</p>
    <form method="post" action="${settingsPath}/sessions/end">
      <input type="hidden" name="id" value="${id}" />
      <button class="quiet">End<span class="unseen"> the session of ${clock.long(created)}</span></button>
    </form>
  </li>`;
}

const lineOf = (clock: Clock) => (what: string, at: number) =>
  html`<span class="line">${what} <time datetime="${new Date(at).toISOString()}">${clock.long(at)}</time></span>`;
