export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: the order among encodings the client likes equally. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** How many characters of the header are read: many times what a browser sends. */
const readLength = 256;

/**
 * Encodings the client accepts, best first (RFC 9110, section 12.5.3). A client that refuses everything
 * still gets the plain text: some answer is better than a 406 nobody can read.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.slice(0, readLength).toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (coding !== '') weights.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  const weigh = (encoding: Encoding): number => {
    // Unnamed, the plain text is acceptable, but only after whatever was named.
    const unnamed = encoding === 'identity' ? Number.MIN_VALUE : 0;
    return weights.get(encoding) ?? weights.get('*') ?? unnamed;
  };
  const accepted = bySize.filter((encoding) => weigh(encoding) > 0).toSorted((a, b) => weigh(b) - weigh(a));
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}
