import type { MailHealth } from '../services/mail-relay/mail-relay.ts';
import { within } from '../services/within.ts';
import type { Services } from './services.ts';

/** The answer of /readyz. Only `failing` and `stopping` take the server out of the balancer. */
export type Readiness = {
  status: 'ok' | 'degraded' | 'failing' | 'stopping';
  /** What is wrong, in sentences an owner can act on. */
  problems: string[];
  outbox: { waiting: number; dead: number; held: number; oldestWaitingSeconds: number } | undefined;
};

/** A store that needs longer is as good as gone: the visitor has waited too long as well. */
const ANSWER_WITHIN_MS = 3000;

const OUTBOX_GONE = 'The outbox cannot be read: messages cannot be stored.';

/** Looks at the database and the outbox. Never rejects. */
export async function checkReadiness(services: Services): Promise<Readiness> {
  const problems: string[] = [];
  const reach = async <T>(question: Promise<T>, problem: string): Promise<T | undefined> => {
    try {
      return await within(question, ANSWER_WITHIN_MS);
    } catch {
      problems.push(problem);
      return undefined;
    }
  };
  await reach(services.database.proveWrite(), 'The database does not answer: messages cannot be stored.');
  const mail = problems.length > 0 ? undefined : await reach(services.relay.health(), OUTBOX_GONE);
  if (!mail) return { status: 'failing', problems, outbox: undefined };
  if (mail.status === 'failing') return { status: 'failing', problems: [OUTBOX_GONE], outbox: undefined };
  const { waiting, dead, held, oldestWaitingSeconds } = mail;
  return { status: mail.status, problems: mailProblems(mail), outbox: { waiting, dead, held, oldestWaitingSeconds } };
}

function mailProblems({ dead, routes, overBudget }: MailHealth): string[] {
  const problems: string[] = [];
  if (dead > 0)
    problems.push(`${dead} message(s) could not be delivered by any route and need a person (dead letters).`);
  for (const kind of overBudget)
    problems.push(`Mails of the kind "${kind}" were too many within an hour (mail budget).`);
  for (const [route, health] of Object.entries(routes)) {
    if (!health.up) problems.push(`The ${route} mail route is down; messages wait or take the other route.`);
  }
  return problems;
}
