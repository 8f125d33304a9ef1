import { inSql } from './in-sql.ts';

/** Indexes that keep the worker's frequent queries fast when the outbox is full. */
export const indexFullOutbox = inSql(`
  alter table outbox add column size integer not null default 0;
  update outbox set size = length(fields);
  drop index outbox_open;
  drop index outbox_due;
  create index outbox_open on outbox (state, done_at, template, created_at, size);
  create index outbox_due on outbox (due_at, route, state) where state not in ('sent', 'dead', 'held');
  create index outbox_age on outbox (created_at);
  create index outbox_forget on outbox (key) where forget = 1`);
