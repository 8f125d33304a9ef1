/** Makes a store one of the version before: what the last migration did is undone, in both dialects. */
export const undoLastMigration: readonly string[] = [
  ...['open', 'due', 'age', 'forget'].map((index) => `drop index outbox_${index}`),
  'alter table outbox drop column size',
  "delete from kysely_migration where name = '0015-full-outbox'",
];
