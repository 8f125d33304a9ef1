import { expect, test } from 'vitest';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import { withOlder } from './with-older.ts';

const message = (id: string): SentMessage => ({ id, kind: 'message', sentAt: 0, state: 'received', fields: {} });
const answer = (ids: string[], next?: string) => ({ messages: ids.map(message), ...(next && { next }) });

test('older messages come after those shown, each once, until there are no more', () => {
  const newest = { ...answer(['c', 'b'], 'n'), newsletter: { state: 'confirmed', since: 1 } } as const;
  const all = withOlder(withOlder(undefined, newest), answer(['b', 'a']));
  expect(all).toEqual({ ...answer(['c', 'b', 'a']), newsletter: newest.newsletter });
});
