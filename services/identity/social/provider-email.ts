import { checkedEmail } from '../accounts/email-address.ts';

/** A provider's e-mail address in the form accounts store it; null when it is missing or invalid. */
export function providerEmail(told: unknown): string | null {
  if (typeof told !== 'string') return null;
  try {
    return checkedEmail(told);
  } catch {
    return null;
  }
}
