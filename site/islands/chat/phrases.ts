import { readLine } from './read-line.ts';

/**
 * The phrases that a line of content/chat/intents/ stands for, with their spaces and read as a line is: every phrase begins a
 * word; one without a star ends a word, too. `^` is the beginning of the line and `$` its end, where a line has two spaces.
 * Alternatives with slashes are written out.
 */
export function expandPhrases(text: string): string[] {
  return text.split(',').flatMap((written) => {
    const phrase = written.trim();
    const forms = phrase
      .split(' ')
      .reduce((begun, word) => word.split('/').flatMap((form) => begun.map((start) => `${start} ${form}`)), ['']);
    const read = forms.map((form) => {
      const spaced = phrase.endsWith('*') ? readLine(form).trimEnd() : readLine(form);
      return `${phrase.startsWith('^') ? ' ' : ''}${spaced}${phrase.endsWith('$') ? ' ' : ''}`;
    });
    return [...new Set(read)];
  });
}
