import { expect, test } from 'vitest';
import { openDatabase } from '../../services/database/database.ts';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { createInbox } from './inbox.ts';

const key = (letter: string) => letter.repeat(64);
const fields = { name: 'आशा', email: 'asha@example.com', subject: 'Shop', message: 'Hello' };

describeOnEachDialect('The inbox', (freshStore) => {
  async function open() {
    const database = await openDatabase(await freshStore());
    const outbox = createOutbox(database, { now: () => 1000 });
    await outbox.enqueue({ key: key('a'), template: 'contact', fields, held: false });
    await outbox.enqueue({ key: key('b'), template: 'booking', fields, held: true });
    await outbox.enqueue({ key: key('c'), template: 'newsletter_confirm', fields: { token: 'secret' }, held: false });
    return { database, outbox, inbox: createInbox(database, () => 2000), close: () => database.close() };
  }

  test('lists what visitors wrote, and none of the site’s own mails', async () => {
    const { inbox, close } = await open();
    expect((await inbox.list()).map(({ kind }) => kind).toSorted()).toEqual(['booking', 'contact']);
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'waiting', fields });
    await expect(inbox.show('cccc')).rejects.toThrow('There is no message');
    await close();
  });

  test('sends after all what was kept back', async () => {
    const { inbox, close } = await open();
    await inbox.retry('bbbb');
    expect(await inbox.show('bbbb')).toMatchObject({ state: 'waiting' });
    await close();
  });

  test('a dead letter that was dealt with no longer counts as one', async () => {
    const { database, inbox, outbox, close } = await open();
    await database.db.updateTable('outbox').set({ state: 'dead' }).where('key', '=', key('a')).execute();
    await inbox.markDone('aaaa');
    expect((await outbox.counts()).dead).toBe(0);
    await close();
  });

  test('a message on its way is left alone, and an id that is none is refused', async () => {
    const { inbox, close } = await open();
    await expect(inbox.retry('aaaa')).rejects.toThrow('neither');
    await expect(inbox.markDone('%')).rejects.toThrow('There is no message');
    await close();
  });
});
