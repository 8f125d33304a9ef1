import { inSql } from './in-sql.ts';

/** Accounts, sessions, keys and codes. Secrets of visitors are stored as hashes. */
export const createIdentity = inSql(`
  create table accounts (
    id text primary key not null,
    email text unique,
    email_verified integer not null,
    password_hash text,
    display_name text,
    photo_url text,
    disabled integer not null default 0,
    created_at bigint not null,
    last_login_at bigint not null,
    password_changed_at bigint
  );
  create table account_providers (
    provider text not null,
    subject text not null,
    account_id text not null references accounts (id) on delete cascade,
    email text,
    display_name text,
    created_at bigint not null,
    constraint account_providers_key primary key (provider, subject)
  );
  create index account_providers_account on account_providers (account_id);

  create table sessions (
    id text primary key not null,
    account_id text not null references accounts (id) on delete cascade,
    provider text not null,
    signed_in_at bigint not null,
    expires_at bigint not null
  );
  create index sessions_account on sessions (account_id);
  create index sessions_expiry on sessions (expires_at);
  create table refresh_tokens (
    hash text primary key not null,
    session_id text not null references sessions (id) on delete cascade,
    expires_at bigint not null,
    used_at bigint
  );
  create index refresh_tokens_session on refresh_tokens (session_id);
  create table signing_keys (
    kid text primary key not null,
    private_jwk text not null,
    public_jwk text not null,
    created_at bigint not null
  );

  create table action_codes (
    hash text primary key not null,
    account_id text references accounts (id) on delete cascade,
    expires_at bigint not null
  );
  create index action_codes_account on action_codes (account_id);

  create table social_flows (
    hash text primary key not null,
    browser_hash text not null,
    provider text not null,
    expires_at bigint not null,
    verifier text,
    nonce text,
    email text,
    code_hash text,
    tries integer not null default 0
  );
  create table social_credentials (
    hash text primary key not null,
    provider text not null,
    subject text not null,
    email text,
    email_verified integer not null,
    display_name text,
    photo_url text,
    expires_at bigint not null
  )`);
