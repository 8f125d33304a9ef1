import { inSql } from './in-sql.ts';

/** The outbox: mails to deliver, with their state. */
export const createOutbox = inSql(`
  create table outbox (
    key text primary key not null,
    template text not null,
    fields text not null,
    state text not null,
    route text not null,
    attempts integer not null default 0,
    created_at bigint not null,
    due_at bigint not null,
    lease text,
    failure text,
    refused_by text,
    finished_at bigint
  );
  create index outbox_due on outbox (state, due_at)`);
