import { STEP } from '../../site/islands/chat/subject.ts';
import { seededRandom } from '../../tests/harness/random.ts';

/** A labelled line: its words, each once; the intents that answer it, by number; how much it counts; and `strengthIn` of the line. */
export type Example = {
  words: readonly string[];
  intents: readonly number[];
  counts: number;
  strength: number;
};

/** For every word, the intents it speaks for with their weights, 1 to 9. */
export type Learned = Map<string, Map<number, number>>;

/** How many weights are kept: as many as the list of the chat has room for (tests/site/budgets.ts). */
const KEPT = 8060;
/** A word that occurs less often in the examples has no weights. */
const RARE = 3;
const MOST = 9;
/** The learning rate, and how both kinds of regularisation pull weights to zero. */
const RATE = 0.5;
const SPARSE = 0.003;
const SMALL = 2e-5;
/** Passes over all examples: before the first cut, and after each. */
const PASSES = { first: 8, afterCut: 2 } as const;
/** Weights are cut in steps to these multiples of `KEPT`, and the rest is learned on. */
const CUTS = [4, 2, 1.3, 1] as const;

/**
 * Learns how strongly words speak for intents: a multinomial logistic regression with AdaGrad, whose weights are cut down to
 * the most important positive ones. The same examples give the same weights.
 * @param intents how many there are
 */
export function learnWeights(examples: readonly Example[], intents: number): Learned {
  const uses = new Map<string, number>();
  for (const word of examples.flatMap(({ words }) => words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const words = [...uses.keys()].filter((word) => (uses.get(word) ?? 0) >= RARE);
  const rows = new Map(words.map((word, index) => [word, index * intents]));
  const lines = examples.map((example) => ({
    ...example,
    rows: example.words.flatMap((word) => rows.get(word) ?? []),
  }));
  const model = { weights: new Float32Array(words.length * intents), kept: undefined as Uint8Array | undefined };
  const random = seededRandom(1);
  const pass = createPass(model, intents);
  const learn = (passes: number, rate: number, sparse: number) => {
    const gradients = new Float32Array(model.weights.length).fill(0.01);
    for (let round = 0; round < passes; round += 1) pass(shuffled(lines, random), gradients, rate, sparse);
  };

  learn(PASSES.first, RATE, SPARSE);
  for (const cut of CUTS) {
    model.kept = mostImportant(
      model.weights,
      KEPT * cut,
      (index) => uses.get(words[Math.floor(index / intents)] ?? '') ?? 0,
    );
    for (const [index, kept] of model.kept.entries()) if (!kept) model.weights[index] = 0;
    learn(PASSES.afterCut, RATE * 0.6, 0);
  }
  learn(PASSES.afterCut, RATE * 0.3, 0);

  return new Map(
    words.flatMap((word, index) => {
      const row = model.weights.subarray(index * intents, (index + 1) * intents);
      const steps = [...row].map((weight) => Math.min(MOST, Math.round(weight / STEP)));
      const own = new Map([...steps.entries()].filter(([, weight]) => weight > 0));
      return own.size > 0 ? [[word, own] as const] : [];
    }),
  );
}

type Line = Example & { rows: readonly number[] };
type Model = { weights: Float32Array; kept: Uint8Array | undefined };

/** One pass of stochastic gradient descent over the lines. After the first cut weights stay positive. */
function createPass(model: Model, intents: number) {
  const odds = new Float64Array(intents);
  return (lines: readonly Line[], gradients: Float32Array, rate: number, sparse: number) => {
    const { weights, kept } = model;
    for (const { rows, intents: right, counts, strength } of lines) {
      odds.fill(0);
      for (const row of rows) for (let at = 0; at < intents; at += 1) odds[at] = of(odds, at) + of(weights, row + at);
      for (let at = 0; at < intents; at += 1) odds[at] = Math.exp(of(odds, at) * strength);
      const total = odds.reduce((sum, odd) => sum + odd, 0);
      const rightOdds = right.reduce((sum, at) => sum + of(odds, at), 0);
      for (let at = 0; at < intents; at += 1) {
        const wanted = right.includes(at) ? of(odds, at) / rightOdds : 0;
        const error = (of(odds, at) / total - wanted) * counts;
        if (Math.abs(error) < 1e-3) continue;
        for (const row of rows) {
          const index = row + at;
          if (kept && !kept[index]) continue;
          const weight = of(weights, index);
          const gradient = error * strength + SMALL * weight;
          const sum = of(gradients, index) + gradient * gradient;
          gradients[index] = sum;
          const step = rate / Math.sqrt(sum);
          const next = weight - step * gradient;
          weights[index] = kept ? Math.max(0, next) : Math.sign(next) * Math.max(0, Math.abs(next) - step * sparse);
        }
      }
    }
  };
}

const of = (numbers: Float32Array | Float64Array, index: number): number => numbers[index] ?? 0;

/** Marks the positive weights that matter most, `most` of them: large ones of frequent words. */
function mostImportant(weights: Float32Array, most: number, usesOf: (index: number) => number): Uint8Array {
  const importance = weights.map((weight, index) => (weight > 0 ? weight * Math.sqrt(Math.min(60, usesOf(index))) : 0));
  const least =
    importance
      .filter((value) => value > 0)
      .toSorted()
      .at(-Math.round(most)) ?? 0;
  return Uint8Array.from(importance, (value) => Number(value > 0 && value >= least));
}

function shuffled<T>(lines: readonly T[], random: () => number): T[] {
  const order = [...lines];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
