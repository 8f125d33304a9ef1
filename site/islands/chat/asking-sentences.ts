/** The end of a sentence, after its punctuation. */
const END = /(?<=[.?!;:।\n])\s+/;
/** The signs of a question, the surest first: its question mark, its first word, its wording. */
const SIGNS = [
  /\?\W*$/,
  /^\W*(?:(?:and|but|so) )*(?:wh(?:at|ich|[eoy])|how|can|could|do|is|are|will|would|should|may)/i,
  /\b(?:need|want|looking|like to|please|(?:can|could|would) you|how|what|which|who|where)\b/i,
];

/** The sentences of a line, with their punctuation. */
export const sentencesOf = (line: string): string[] => line.split(END);

/** The questions in a line, the surest first, so that in a long story the question is answered. */
export function askingSentences(sentences: readonly string[]): string[] {
  return [...new Set(SIGNS.flatMap((sign) => sentences.filter((sentence) => sign.test(sentence))))];
}
