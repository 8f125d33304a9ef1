/** Where a sentence ends: its mark stays with it. */
const END = /(?<=[.?!;:।\n])\s+/;
/** How one can tell that a sentence asks, the surest sign first: by its mark, by how it begins, by what it says. */
const SIGNS = [
  /\?\W*$/,
  /^\W*(?:(?:and|but|so) )*(?:wh(?:at|ich|[eoy])|how|can|could|do|is|are|will|would|should|may)/i,
  /\b(?:need|want|looking|like to|please|(?:can|could|would) you|how|what|which|who|where)\b/i,
];

/** The sentences of a line, with their marks. */
export const sentencesOf = (line: string): string[] => line.split(END);

/** The sentences that ask something, the surest first: of a story about a shop and a nephew, what its writer wants to know. */
export function askingSentences(sentences: readonly string[]): string[] {
  return [...new Set(SIGNS.flatMap((sign) => sentences.filter((sentence) => sign.test(sentence))))];
}
