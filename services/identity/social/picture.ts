const longest = 2048;

/** The address of a picture, if it is one that a page could show. */
export function checkedPicture(told: unknown): string | null {
  if (typeof told !== 'string' || told.length > longest || !URL.canParse(told)) return null;
  const { protocol, href } = new URL(told);
  return protocol === 'https:' ? href : null;
}
