/** An ID token holds the address, and a header has to hold the token. */
const longest = 2048;

/** The address of a picture, percent-encoded; null unless it is an https URL of bearable length. */
export function checkedPicture(told: unknown): string | null {
  if (typeof told !== 'string' || !URL.canParse(told)) return null;
  const { protocol, href } = new URL(told);
  return protocol === 'https:' && href.length <= longest ? href : null;
}
