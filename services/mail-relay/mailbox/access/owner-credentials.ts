import { scryptSync } from 'node:crypto';
import { inNormalForm } from '../../../normal-form.ts';
import { hashSecret, isSameHash } from '../../../secrets.ts';

export type OwnerCredentials = {
  /** The owner key: 256 random bits from the data folder, also part of the printed link. */
  key: string;
  /** OWNER_PASSWORD. */
  password?: string | undefined;
};

export type OwnerProofs = ReturnType<typeof ownerProofs>;

/** Checks keys and passwords. Hashes are compared, so that the time tells nothing. */
export function ownerProofs({ key, password }: OwnerCredentials) {
  const isSame = (one: string, other: string) => isSameHash(hashSecret(one), hashSecret(other));
  return {
    hasPassword: password !== undefined,
    /** The hash of the key that sessions store. */
    keyProof: hashSecret(key),
    /** The hash of the password that sessions store. It is slow on purpose, against guessing with a stolen store. */
    passwordProof: password && scryptSync(canonical(password), 'the session of the owner', 32).toString('base64url'),
    /** Also by the whole link, as it is copied. */
    isKey: (given: string) => isSame(given.trim().replace(/^.*\?key=/, ''), key),
    isPassword: (typed: string) => password !== undefined && isSame(canonical(typed), canonical(password)),
  };
}

/** Trimmed, as variables of the environment are, and normalized, since keyboards compose letters differently. */
function canonical(password: string): string {
  return inNormalForm(password.trim(), 'NFC');
}

export const enterPath = '/mailbox/enter';

/** The link that opens the inbox for anyone who has it. */
export function ownerLink(siteOrigin: string, key: string): string {
  return `${siteOrigin}${enterPath}?key=${key}`;
}
