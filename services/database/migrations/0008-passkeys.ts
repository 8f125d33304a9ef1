import { inSql } from './in-sql.ts';

/** Passkeys of the owner and of accounts, and the sessions of the owner, which all processes of the site share. */
export const addPasskeys = inSql(`
  create table passkeys (
    id text primary key not null,
    principal text not null,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    created_at bigint not null,
    last_used_at bigint
  );
  create index passkeys_principal on passkeys (principal);
  create table passkey_challenges (
    hash text primary key not null,
    principal text,
    expires_at bigint not null
  );
  create index passkey_challenges_expiry on passkey_challenges (expires_at);
  create table owner_sessions (
    hash text primary key not null,
    opened_by text not null,
    proof text not null default '',
    created_at bigint not null,
    last_used_at bigint not null,
    expires_at bigint not null
  )`);
