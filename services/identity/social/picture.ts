const longest = 2048;

/** The address of a picture; null unless it is an https URL of bearable length. */
export function checkedPicture(told: unknown): string | null {
  if (typeof told !== 'string' || told.length > longest || !URL.canParse(told)) return null;
  const { protocol, href } = new URL(told);
  return protocol === 'https:' ? href : null;
}
