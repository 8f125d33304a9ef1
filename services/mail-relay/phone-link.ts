/** The `tel:` address of a phone number as it was typed, up to its first word, such as “ext.”; undefined for what cannot be dialled. */
export function phoneLink(phone: string): string | undefined {
  const digits = /^[+\d\s()./-]*/.exec(phone)?.[0].replace(/[^\d+]/g, '') ?? '';
  return digits.length > 2 ? `tel:${digits}` : undefined;
}
