import type { Logger } from 'pino';
import { retention } from '../../../contracts/retention.ts';
import { accountMails, type BudgetKind, visitorMails } from '../../../contracts/mails.ts';
import { byNetwork } from '../../limits/by-network.ts';
import { type Count, type Limit, LimitExceeded, type Refund } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import type { MailGrant, MailRequest } from '../../mail-sender.ts';

const budgets = { ...visitorMails, ...accountMails };

const hour = 60 * 60;
const perInbox: Record<BudgetKind, Limit[]> = {
  asked: [
    { name: 'asked-mails-to-inbox', points: 3, seconds: hour },
    { name: 'asked-mails-to-inbox-daily', points: 10, seconds: retention.hashedAddress / 1000 },
  ],
  recovery: [{ name: 'recovery-mails-to-inbox', points: 5, seconds: hour }],
  notice: [{ name: 'notices-to-inbox', points: 10, seconds: hour }],
};
const inReserve: Limit = { name: 'mails-in-reserve', points: 5, seconds: hour };
const perSender: Limit = { name: 'mails-from-sender', points: 30, seconds: hour };
/** Limits of the whole site per kind of mail, far above usual traffic and near the limits of mail servers. */
const everywhere: Record<BudgetKind, Limit> = {
  asked: { name: 'asked-mails', points: 300, seconds: hour },
  recovery: { name: 'recovery-mails', points: 600, seconds: hour },
  notice: { name: 'notices', points: 600, seconds: hour },
};
const alertMs = hour * 1000;

type Enough = Extract<MailGrant, { enough: string }>['enough'];

export type MailBudget = ReturnType<typeof createMailBudget>;

/** Bounds the mails to visitors, over all templates: per inbox, per client that causes them, and for the whole site. */
export function createMailBudget({ limits, log, now }: { limits: Limits; log: Logger; now: () => number }) {
  const spentAt = new Map<BudgetKind, number>();

  async function takeAll(steps: readonly [enough: Enough, counts: Count[]][]): Promise<MailGrant> {
    const taken: Refund[] = [];
    const refund = async () => void (await Promise.all(taken.map((one) => one())));
    for (const [enough, counts] of steps) {
      try {
        taken.push(await limits.take(counts));
      } catch (error) {
        await refund();
        if (!(error instanceof LimitExceeded)) throw error;
        return { enough, retryAfterSeconds: error.retryAfterSeconds };
      }
    }
    return { refund };
  }

  function alert(kind: BudgetKind): void {
    if (now() - (spentAt.get(kind) ?? -Infinity) >= alertMs) {
      log.error({ alert: 'mail-budget', kind }, 'the site has sent as many mails of a kind as it may in an hour');
    }
    spentAt.set(kind, now());
  }

  return {
    /** Counts a mail against the budget; the result tells whether it may be sent. */
    async grant(request: MailRequest): Promise<MailGrant> {
      const { template, inbox, isProved = false, isAbsent = false, sender, reserve } = request;
      const [kind, group] = budgets[template];
      const whole = inbox.toLowerCase();
      if (reserve !== undefined) return takeAll([['inbox', [[inReserve, `${group} ${whole} ${reserve}`]]]]);
      const key = `${group} ${isProved ? `proved ${whole}` : inboxKey(whole)}`;
      const grant = await takeAll([
        ['inbox', perInbox[kind].map((limit) => [limit, key] as const)],
        ['sender', sender === undefined ? [] : byNetwork(perSender, sender)],
        // Recovery mails to proved addresses are exempt, so that nobody can lock their holders out; `perInbox` still bounds them.
        ['everywhere', isAbsent || (isProved && kind === 'recovery') ? [] : [[everywhere[kind], '']]],
      ]);
      if ('enough' in grant && grant.enough === 'everywhere') alert(kind);
      return grant;
    },

    /** The kinds of mail that the site-wide limit refused within the last hour. */
    spent: (): string[] => [...spentAt].filter(([, at]) => now() - at < alertMs).map(([kind]) => kind),
  };
}

/**
 * The key by which limits count an inbox; not for sending. It drops `+tag` and dots of the local part, since with many mail
 * services such aliases reach the same inbox.
 */
function inboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+')[0] ?? '';
  const domain = address.slice(at + 1).toLowerCase();
  return `${local.toLowerCase().replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
