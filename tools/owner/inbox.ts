import type { Database } from '../../services/database/database.ts';
import type { OutboxState } from '../../services/database/schema.ts';

/** One message of a visitor, as the owner sees it. */
export type InboxEntry = {
  /** The beginning of its key, by which the other commands name it. */
  id: string;
  kind: string;
  state: OutboxState;
  received: Date;
  failure: string | null;
  fields: Record<string, string>;
};

/** Kinds of mail that visitors write; the others are the site's own and may hold links that are secrets. */
const written = ['contact', 'contact_backup', 'booking'];

export type Inbox = ReturnType<typeof createInbox>;

/** What visitors wrote, in the store: what is shown here has been acknowledged to them. */
export function createInbox({ db }: Pick<Database, 'db'>, now: () => number) {
  const messages = () => db.selectFrom('outbox').selectAll().where('template', 'in', written);

  /** The key of the one message that `id` begins; throws where there is none or more than one. */
  async function keyOf(id: string): Promise<string> {
    const found = /^[\da-f]{4,64}$/.test(id) ? await messages().where('key', 'like', `${id}%`).execute() : [];
    const [only] = found;
    if (only && found.length === 1) return only.key;
    throw new Error(found.length > 1 ? `Several messages begin with ${id}.` : `There is no message ${id}.`);
  }

  return {
    /** Newest first. */
    async list(state?: OutboxState): Promise<InboxEntry[]> {
      const query = messages().orderBy('created_at', 'desc');
      const rows = await (state ? query.where('state', '=', state) : query).execute();
      return rows.map((row) => ({
        id: row.key.slice(0, 12),
        kind: row.template,
        state: row.state,
        received: new Date(row.created_at),
        failure: row.failure,
        fields: JSON.parse(row.fields) as Record<string, string>,
      }));
    },

    async show(id: string): Promise<InboxEntry> {
      const key = await keyOf(id);
      const entry = (await this.list()).find((one) => key.startsWith(one.id));
      if (!entry) throw new Error(`There is no message ${id}.`);
      return entry;
    },

    /** Sends a dead letter, or what was kept back as spam, after all. */
    async retry(id: string): Promise<void> {
      const key = await keyOf(id);
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({
          state: 'waiting',
          route: 'primary',
          attempts: 0,
          due_at: now(),
          created_at: now(),
          refused_by: null,
          finished_at: null,
        })
        .where('key', '=', key)
        .where('state', 'in', ['dead', 'held'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error(`Message ${id} is neither a dead letter nor kept back.`);
    },

    /** A dead letter that somebody has dealt with counts as sent, and no longer as an alert. */
    async markDone(id: string): Promise<void> {
      const key = await keyOf(id);
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ state: 'sent', finished_at: now() })
        .where('key', '=', key)
        .where('state', 'in', ['dead', 'held'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error(`Message ${id} is neither a dead letter nor kept back.`);
    },
  };
}
