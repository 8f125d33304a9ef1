import { inSql } from './in-sql.ts';

/** Device and network of sessions, known browsers and events of accounts, and the believed time (believed-time.ts). */
export const addAccountSecurity = inSql(`
  alter table sessions add column device text;
  alter table sessions add column network text;
  alter table sessions add column used_at bigint;
  create table known_devices (
    account_id text not null references accounts (id) on delete cascade,
    hash text not null,
    network text not null,
    seen_at bigint not null,
    constraint known_devices_key primary key (account_id, hash, network)
  );
  create table account_events (
    id text primary key not null,
    account_id text not null references accounts (id) on delete cascade,
    at bigint not null,
    kind text not null,
    device text,
    network text,
    provider text
  );
  create index account_events_account on account_events (account_id, at);
  create table believed_time (
    id integer primary key not null,
    believed_at bigint not null,
    doubted_since bigint,
    doubted_at bigint
  )`);
