/**
 * An address as its inbox is counted, and for nothing else: what follows a plus and the dots before the at sign lead many
 * mail services to one inbox.
 */
export function inboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+')[0] ?? '';
  const domain = address.slice(at + 1).toLowerCase();
  return `${local.toLowerCase().replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
