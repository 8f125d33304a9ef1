/** Makes a store one of the version before: what the last migration did is undone, in both dialects. */
export const undoLastMigration: readonly string[] = [
  ...['open', 'due', 'age', 'forget'].map((index) => `drop index outbox_${index}`),
  'alter table outbox drop column size',
  'create index outbox_open on outbox (state, done_at, created_at)',
  'create index outbox_due on outbox (state, due_at)',
  "delete from kysely_migration where name = '0015-full-outbox'",
];
