import { inSql } from './in-sql.ts';

/** Subscribers of the newsletter, and the tokens of their links. */
export const createNewsletter = inSql(`
  create table subscribers (
    address text primary key not null,
    email text not null,
    state text not null,
    created_at bigint not null,
    confirmed_at bigint,
    left_at bigint
  );
  create table newsletter_tokens (
    hash text primary key not null,
    address text not null references subscribers (address) on delete cascade,
    purpose text not null,
    expires_at bigint
  );
  create index newsletter_tokens_address on newsletter_tokens (address)`);
