import { fieldNames, lineFields, typedFields } from '../../../contracts/forms.ts';
import type { InboxWords } from '../../../contracts/inbox-words.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import type { Subscribers } from '../newsletter/subscribers.ts';
import { csv } from './csv.ts';
import type { Inbox } from './inbox.ts';

type Heads = InboxWords['csv'];

/** Every field of both forms once: what stands on one line first, long texts last. */
const forms = ['booking', 'contact'] as const;
const texts = new Set<string>(forms.flatMap((form) => typedFields(form, 'text')));
const others = forms.flatMap((form) => fieldNames(form)).filter((name) => !texts.has(name));
const columns = [...new Set<string>([...forms.flatMap((form) => lineFields(form)), ...others, ...texts])];

/** Everything visitors wrote, newest first. */
export async function messagesCsv(inbox: Inbox, heads: Heads): Promise<string> {
  const entries = await inbox.list({ kind: 'written' });
  return csv(
    [heads.id, heads.received, heads.state, heads.kind, ...columns],
    entries.map(({ id, received, state, kind, fields }) => [
      id,
      new Date(received).toISOString(),
      state,
      kind,
      ...columns.map((name) => fields[name] ?? ''),
    ]),
  );
}

/** Everybody who confirmed, oldest first, each with a new link of their own that ends the letter. */
export async function subscribersCsv(
  subscribers: Pick<Subscribers, 'exportConfirmed'>,
  siteOrigin: string,
  heads: Heads,
) {
  const list = await subscribers.exportConfirmed();
  return csv(
    [heads.email, heads.confirmed, heads.unsubscribe],
    list.map(({ email, confirmedAt, token }) => [
      email,
      new Date(confirmedAt).toISOString(),
      `${siteOrigin}${newsletterPaths.unsubscribe}?token=${token}`,
    ]),
  );
}
