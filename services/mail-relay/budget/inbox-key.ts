/**
 * The key by which limits count an inbox; not for sending. It drops `+tag` and dots of the local part, since with many mail
 * services such aliases reach the same inbox.
 */
export function inboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+')[0] ?? '';
  const domain = address.slice(at + 1).toLowerCase();
  return `${local.toLowerCase().replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
