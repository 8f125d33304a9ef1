import { expect, test } from 'vitest';
import { type AccountEvent, type AccountState, nextState, initialState } from './account-state.ts';

const after = (...events: AccountEvent[]): AccountState => events.reduce(nextState, initialState);

const refused = { type: 'refused', text: 'Incorrect password. Please try again.', field: 'password' } as const;

test('typing in a field removes its error mark and no other', () => {
  const state = after({ type: 'left empty', fields: ['email', 'password'] });
  expect(nextState(state, { type: 'field written', field: 'email' }).empty).toEqual(['password']);
  const written = after(refused, { type: 'field written', field: 'password' });
  expect([written.phase, written.field]).toEqual(['refused', undefined]);
});

test('the same message twice counts as two, so that it is announced again', () => {
  expect(after(refused, refused).announcements).toBe(2);
});
