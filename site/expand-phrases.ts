/**
 * The phrases that a line of the list stands for, with their spaces: every phrase begins a word; one without a star ends a word,
 * too. `^` is the beginning of a sentence and `$` its end, where a sentence has two spaces. Alternatives with slashes are written out.
 * @param read how a line is read
 */
export function expandPhrases(text: string, read: (form: string) => string): string[] {
  return text.split(',').flatMap((written) => {
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
