import type { AccountActivity } from '../../../contracts/account-activity.ts';
import type { Correspondence, SentMessage } from '../../../contracts/correspondence.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';

type Collected = { correspondence: Correspondence | undefined; activity: AccountActivity | undefined; now: number };

/** The data download: the services' answers, with times in ISO format. */
export function accountData(account: AccountInfo, { correspondence, activity, now }: Collected) {
  const { createdAt, lastLoginAt, passwordUpdatedAt, validSince, ...profile } = account;
  return {
    madeAt: timeOf(now),
    account: {
      ...profile,
      createdAt: timeOf(Number(createdAt)),
      lastLoginAt: timeOf(Number(lastLoginAt)),
      ...(passwordUpdatedAt !== undefined && { passwordChangedAt: timeOf(passwordUpdatedAt) }),
      // Tokens issued before this time are invalid.
      ...(validSince !== undefined && { sessionsValidSince: timeOf(Number(validSince) * 1000) }),
    },
    ...(activity && {
      loggedIn: activity.sessions.map(({ device, network, provider, signedInAt, usedAt }) => {
        return { device, network, provider, since: timeOf(signedInAt), lastUsed: timeOf(usedAt) };
      }),
      ...(activity.passkeys && {
        passkeys: activity.passkeys.map(({ name, created, lastUsed }) => {
          return { name, added: timeOf(created), ...(lastUsed !== null && { lastUsed: timeOf(lastUsed) }) };
        }),
      }),
      happened: activity.events.map(({ at, ...event }) => ({ at: timeOf(at), ...event })),
    }),
    ...(correspondence && {
      messages: correspondence.messages.filter(({ kind }) => kind === 'message').map(entryOf),
      bookings: correspondence.messages.filter(({ kind }) => kind === 'booking').map(entryOf),
      newsletter: correspondence.newsletter
        ? { ...correspondence.newsletter, since: timeOf(correspondence.newsletter.since) }
        : null,
    }),
  };
}

function entryOf({ sentAt, state, fields }: SentMessage) {
  return { sentAt: timeOf(sentAt), state, ...fields };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
