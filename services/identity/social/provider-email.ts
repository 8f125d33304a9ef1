import { checkedEmail } from '../accounts/email-address.ts';

/** An address a provider told, as accounts keep it; null when it told none that mail could reach. */
export function providerEmail(told: unknown): string | null {
  if (typeof told !== 'string') return null;
  try {
    return checkedEmail(told);
  } catch {
    return null;
  }
}
