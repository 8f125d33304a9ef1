export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: the order among encodings the client likes equally. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** How many characters of the header are read: many times what a browser sends. */
const readLength = 256;

/** Encodings the client accepts, best first (RFC 9110, section 12.5.3); the plain text only where it is named. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.slice(0, readLength).toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(coding, weight);
  }
  const weigh = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  return bySize.filter((encoding) => weigh(encoding) > 0).toSorted((a, b) => weigh(b) - weigh(a));
}
