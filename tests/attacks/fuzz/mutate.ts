import { type FuzzRequest, headerNames, tokens } from './fuzz-request.ts';

type Random = () => number;

const pick = <Item>(list: readonly Item[], random: Random): Item => list[Math.floor(random() * list.length)] as Item;
const longest = 20_000;

/** Mutates a request in one to four places, some of them by parts of another request of the corpus. */
export function mutate(request: FuzzRequest, corpus: readonly FuzzRequest[], random: Random): FuzzRequest {
  const changed: FuzzRequest = { ...request, headers: request.headers.map(([name, value]) => [name, value]) };
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) change(changed, pick(corpus, random), random);
  return changed;
}

function change(request: FuzzRequest, other: FuzzRequest, random: Random): void {
  const what = random();
  const header = pick(request.headers, random) as FuzzRequest['headers'][number] | undefined;
  if (what < 0.3) request.url = `/${mangled(request.url, other.url, random)}`.replace(/^\/(?=\/|https?:)/, '');
  else if (what < 0.6 && request.body !== '') request.body = mangled(request.body, other.body, random);
  else if (what < 0.8 && header) header[1] = mangled(header[1], pick(other.headers, random)?.[1] ?? '', random);
  else if (what < 0.9)
    request.headers.push([pick(headerNames, random), mangled('', pick(other.headers, random)?.[1] ?? 'a', random)]);
  else if (what < 0.95 && header) request.headers.splice(request.headers.indexOf(header), 1);
  else request.method = pick(['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'QUERY'], random);
}

/** Deletes, inserts, repeats or flips a piece of a text, or takes it from another text. */
function mangled(text: string, other: string, random: Random): string {
  const from = Math.floor(random() * (text.length + 1));
  const to = Math.min(text.length, from + Math.floor(random() ** 3 * 40));
  const start = Math.floor(random() * (other.length + 1));
  const pieces = [
    () => '',
    () => pick(tokens, random),
    () => pick(tokens, random) + text.slice(from, to),
    () => text.slice(from, to).repeat(2 + Math.floor(random() ** 4 * 200)),
    () => String.fromCharCode(Math.floor(random() * 256)),
    () => other.slice(start, start + Math.floor(random() * 60)),
  ];
  return (text.slice(0, from) + pick(pieces, random)() + text.slice(to)).slice(0, longest);
}
