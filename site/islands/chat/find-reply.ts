import type { ChatList } from '../../../content/chat/chat-intent.ts';
import type { DirectLink, InternalLink, OutsideLink, Paragraph } from '../../../content/schema.ts';
import { createSpeller } from './correct-spelling.ts';
import { comparedText, formsOf, knownWords, readLine, tellingWords } from './read-line.ts';
import { readWords } from './sorted-words.ts';
import { createScale } from './subject.ts';

export type Replier = {
  /** The intent that the line is the label of, or that of the first phrase of the list that occurs in it (specification §7); undefined without one. */
  find: (line: string) => string | undefined;
  /** The labels of the intents that a line without a match may mean, the likeliest first. */
  guess: (line: string) => string[];
  replyOf: (intent: string | undefined) => Paragraph | undefined;
};

/** The least share of an intent that is the subject of a line, of all shares together 1. A lower one answers more lines, and more of them wrongly. */
const SURE = 0.625;
/** The least share of an intent that is offered, and the most of them. */
const LIKELY = 0.05;
const OFFERED = 3;
/** The most telling words of a line of which a phrase in it decides: a longer one tells of many things beside its question. */
const SHORT = 11;

/** Reads the replies of the list of intents; and what finds them for the first line, since that takes a slow phone longer. */
export function createReplier(list: ChatList): Replier {
  const replies = new Map(list.ids.map((id, index) => [id, readReply(list.replies[index] ?? '')]));
  let made: ReturnType<typeof createReader> | undefined;
  const reader = () => (made ??= createReader(list));
  return {
    find: (line) => reader().find(line),
    guess: (line) => reader().guess(line),
    replyOf: (intent = '') => replies.get(intent),
  };
}

function createReader(list: ChatList): Pick<Replier, 'find' | 'guess'> {
  const { first, parts } = inTurn(list);
  const phrases = [...first, ...parts];
  const forms = formsOf(list.spellings);
  const sharesOf = createScale(list);
  const correct = createSpeller([
    ...knownWords(),
    ...phrases.flatMap(({ text }) => text.split(' ')),
    ...readWords(list.words),
  ]);
  const ranked = (line: string) =>
    sharesOf(line)
      .map((share, index) => ({ id: list.ids[index], label: list.labels[index], share }))
      .toSorted((a, b) => b.share - a.share);
  const read = (line: string) => readLine(line, forms, correct);
  const labelled = new Map(
    list.labels.flatMap((label, index) => (label ? [[label.toLowerCase(), list.ids[index]]] : [])),
  );

  return {
    find(line) {
      const chosen = labelled.get(line.trim().toLowerCase());
      if (chosen !== undefined) return chosen;
      const words = read(line);
      const [best] = ranked(words);
      const text = comparedText(words) + (best?.id !== undefined && best.share >= SURE ? markOf(best.id) : '');
      const tried = tellingWords(words).length > SHORT ? first : phrases;
      return tried.find((phrase) => text.includes(phrase.text))?.id;
    },
    guess: (line) =>
      ranked(read(line))
        .flatMap(({ label, share }) => (label && share >= LIKELY ? [label] : []))
        .slice(0, OFFERED),
  };
}

/** The phrases of an intent in the shipped list, normalised, with their spaces, `^`, `$` and `*` (content/chat/README.md) as ChatIntent has them. */
export const listedPhrases = (text: string): string[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((phrase) => ` ${phrase} `.replace('^', ' ').replace('$', ' ').replace('* ', ''));

type Phrase = { id: string; text: string };

/**
 * The phrases in the order in which they are tried: as whole lines, then those that always decide, the marks of subjects, and
 * in short lines the other phrases as parts of them.
 */
function inTurn({ ids, phrases }: ChatList): { first: Phrase[]; parts: Phrase[] } {
  const whole: Phrase[] = [];
  const always: Phrase[] = [];
  const parts: Phrase[] = [];
  for (const [index, id] of ids.entries()) {
    const listed = phrases[index] ?? '';
    for (const text of listedPhrases(listed.replace('!', ''))) {
      whole.push({ id, text: `  ${text.trim()}  ` });
      (listed.startsWith('!') ? always : parts).push({ id, text });
    }
  }
  return { first: [...whole, ...always, ...ids.map((id) => ({ id, text: markOf(id) }))], parts };
}

/** The mark of an intent that is the subject of a line. */
const markOf = (id: string) => ` #${id} `;

const readReply = (reply: string): Paragraph =>
  reply.split(/\[(.+?)\]\((.+?)\)/).flatMap<string | ReturnType<typeof linkOf>>((text, index, parts) => {
    if (index % 3 === 2) return [];
    return [index % 3 === 0 ? text : linkOf(text, parts[index + 1] ?? '')];
  });

function linkOf(text: string, address: string): InternalLink | OutsideLink | DirectLink {
  if (address.startsWith('/')) return { text, href: address as InternalLink['href'] };
  return address.startsWith('https')
    ? { text, url: address as OutsideLink['url'] }
    : { text, uri: address as DirectLink['uri'] };
}
