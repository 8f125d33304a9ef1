/** How many numbers follow each command of a path, and which of an arc's are flags. */
const argumentsOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const isFlag = (command: string, position: number) => command === 'a' && (position === 3 || position === 4);

/**
 * Writes path data with at most two decimals, which no screen can tell apart on a field of 24 units.
 * It reads every number in its place, because an arc's flags may be written without a space: `a1 1 0 011.5`.
 */
export function roundPath(d: string): string {
  const segments = [...d.matchAll(/([a-z])([^a-z]*)/gi)];
  return segments.map(([, command = '', text = '']) => command + numbersOf(command.toLowerCase(), text)).join('');
}

function numbersOf(command: string, text: string): string {
  const size = argumentsOf[command];
  if (size === undefined) throw new Error(`'${command}' is no command of a path.`);
  let rest = text.trim();
  let written = '';
  for (let position = 0; rest; position = (position + 1) % size) {
    const pattern = isFlag(command, position) ? /^[01]/ : /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/;
    const number = pattern.exec(rest)?.[0];
    if (number === undefined) throw new Error(`'${rest}' is no number of '${command}'.`);
    rest = rest.slice(number.length).replace(/^[\s,]+/, '');
    written += separated(written, short(Number(number)));
  }
  return written;
}

/** `0.5` → `.5`, `-0.25` → `-.25`. */
const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** A minus sign separates by itself, and so does a point after a number that already has one. */
function separated(before: string, number: string): string {
  const needless = before === '' || number.startsWith('-') || (number.startsWith('.') && /\.\d*$/.test(before));
  return needless ? number : ` ${number}`;
}
