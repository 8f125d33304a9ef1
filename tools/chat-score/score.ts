import { chatList } from '../../site/chat-list.ts';
import { createReplier } from '../../site/islands/chat/find-reply.ts';
import type { Question } from './questions.ts';

export type Result = ReturnType<typeof askAll>[number];

/** Asks a list, the shipped one without a second argument, every question: right 1, wrong -1, silence 0.5 where `none` is among the labels and 0 elsewhere. */
export function askAll(questions: readonly Question[], list = chatList()) {
  const { find, guess } = createReplier(list);
  const labels = new Map(list.ids.map((id, index) => [id, list.labels[index]]));
  return questions.map((question) => {
    const given = find(question.text) ?? 'none';
    // Intents that the chat offers in place of a reply.
    const offered = given === 'none' ? guess(question.text) : [];
    const isOffered = question.intents.some((id) => offered.includes(labels.get(id) ?? ''));
    return { question, given, points: pointsOf(question, given), isOffered };
  });
}

function pointsOf({ intents }: Question, given: string): number {
  if (given === 'none') return intents.includes('none') ? 0.5 : 0;
  return intents.includes(given) ? 1 : -1;
}

export type Score = ReturnType<typeof scoreOf>;

/** The mean of the points of some answers, 0 for none, and how many were right, wrong, silent and offered. */
export function scoreOf(results: readonly Result[]) {
  const count = (is: (points: number) => boolean) => results.filter(({ points }) => is(points)).length;
  const sum = results.reduce((total, { points }) => total + points, 0);
  return {
    questions: results.length,
    score: sum / Math.max(1, results.length),
    right: count((points) => points === 1),
    wrong: count((points) => points < 0),
    silent: count((points) => points === 0 || points === 0.5),
    /** How many of the silent ones are a press away. */
    offered: results.filter(({ isOffered }) => isOffered).length,
  };
}

/** Scores grouped by a property of the questions, in the order of its first appearance. */
export function scoresBy(results: readonly Result[], key: 'area' | 'manner' | 'fold'): Map<string, Score> {
  const groups = Map.groupBy(results, ({ question }) => String(question[key]));
  return new Map([...groups].map(([name, group]) => [name, scoreOf(group)]));
}

export function print(name: string, { questions, score, right, wrong, silent, offered }: Score): void {
  const share = ((100 * wrong) / questions).toFixed(1);
  console.log(
    `${name.padEnd(14)} ${score.toFixed(3)}  of ${questions}: ${right} right, ${wrong} wrong (${share} %), ${silent} silent, ${offered} of these offered`,
  );
}
