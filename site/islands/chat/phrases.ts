/**
 * The phrases that a line of content/chat/intents/ stands for, with their spaces: every phrase begins a word; one without a
 * star ends a word, too. Alternatives with slashes are written out.
 */
export function expandPhrases(text: string): string[] {
  return text.split(',').flatMap((written) => {
    const end = written.endsWith('*') ? '' : ' ';
    const words = written.replace(/\*$/, '').trim().split(' ');
    return words
      .reduce((begun, word) => word.split('/').flatMap((form) => begun.map((start) => `${start} ${form}`)), [''])
      .map((phrase) => phrase + end);
  });
}
