/**
 * The one range a Range header asks for, its first and last byte included. `undefined` means: answer with the whole file, as
 * RFC 9110 allows for several ranges and demands for a header that makes no sense. `unsatisfiable` means 416.
 */
export function byteRange(header: string, size: number): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  const [, start = '', end = ''] = match ?? [];
  if (start === '' && end === '') return undefined;
  if (start === '') {
    const length = Math.min(Number(end), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  if (end !== '' && Number(end) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: end === '' ? size - 1 : Math.min(Number(end), size - 1) };
}
