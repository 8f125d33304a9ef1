/**
 * Expands a line of the list into its phrases, with their spaces: a phrase matches at the start of a word and, without a star, to the end of one.
 * `^` and `$` are the beginning and end of a sentence, where there are two spaces. Alternatives with slashes are written out.
 * @param read normalises a phrase
 */
export function expandPhrases(text: string, read: (form: string) => string): string[] {
  return text
    .split(',')
    .filter(Boolean)
    .flatMap((written) => {
      const [, begins = '', words = '', ends = ''] = /^\s*(\^?)(.*?)([*$]?)\s*$/s.exec(written) ?? [];
      const forms = words
        .split(/\s+/)
        .reduce((begun, word) => word.split('/').flatMap((form) => begun.map((start) => `${start} ${form}`)), ['']);
      const spaced = forms.map((form) => {
        const phrase = read(form);
        return `${begins && ' '}${ends === '*' ? phrase.trimEnd() : phrase}${ends === '$' ? ' ' : ''}`;
      });
      return [...new Set(spaced)];
    });
}
