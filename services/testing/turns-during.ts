import { setImmediate } from 'node:timers/promises';

/** The turns of the event loop in which others are served until some work is over. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const meanwhile = { turns: 0, isOver: false };
  const ended = work.finally(() => (meanwhile.isOver = true));
  for (; !meanwhile.isOver; meanwhile.turns += 1) await setImmediate();
  await ended;
  return meanwhile.turns;
}
