import type { Principal } from '../../database/passkey-tables.ts';
import type { Account } from './account-queries.ts';

/** The principal of an account, which its passkeys are stored under. */
export const principalOf = ({ id }: Pick<Account, 'id'>): Principal => `account:${id}`;
