import { scryptSync } from 'node:crypto';
import { hashSecret, isSameHash } from '../../../secrets.ts';

export type OwnerCredentials = {
  /** 256 random bits of the data folder; the printed link holds them. */
  key: string;
  /** OWNER_PASSWORD. */
  password?: string | undefined;
};

export type OwnerProofs = ReturnType<typeof ownerProofs>;

/** Checks what is typed or linked. Takes as long for any two texts: their hashes are compared. */
export function ownerProofs({ key, password }: OwnerCredentials) {
  const isSame = (one: string, other: string) => isSameHash(hashSecret(one), hashSecret(other));
  return {
    hasPassword: password !== undefined,
    /** What a session keeps of the password. Slow on purpose: a stolen store must not be a quick test of guesses. */
    passwordProof: password && scryptSync(canonical(password), 'the session of the owner', 32).toString('base64url'),
    isKey: (given: string) => isSame(given.trim(), key),
    isPassword: (typed: string) => password !== undefined && isSame(canonical(typed), canonical(password)),
  };
}

/** As the environment trims it, and the same however a keyboard composes its letters. */
function canonical(password: string): string {
  return password.trim().normalize('NFC');
}

export const enterPath = '/mailbox/enter';

/** The link that opens the inbox: whoever has it comes in. */
export function ownerLink(siteOrigin: string, key: string): string {
  return `${siteOrigin}${enterPath}?key=${key}`;
}
