import type { Principal } from '../../database/passkey-tables.ts';
import type { Account } from './account-queries.ts';

/** Whose passkeys an account's are. */
export const principalOf = ({ id }: Pick<Account, 'id'>): Principal => `account:${id}`;
