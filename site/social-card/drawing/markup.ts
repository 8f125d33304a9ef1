/** An element of a finished page, or a run of its text. */
export type Markup = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Markup | string)[];
};

/** Reads the markup that React writes: every attribute in double quotes, every element closed. */
export function parseMarkup(html: string): Markup {
  const root = { tag: '', attributes: {}, children: [] as (Markup | string)[] };
  const open: { tag: string; children: (Markup | string)[] }[] = [root];
  for (const [, closed, tag, attributes = '', alone, text] of html.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|<[!?][^>]*>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decoded(text));
    if (closed !== undefined && open.length > 1) open.pop();
    if (tag === undefined) continue;
    const element = { tag, attributes: attributesOf(attributes), children: [] };
    parent.children.push(element);
    if (alone === '') open.push(element);
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decoded(value)]));
}

/** Writes markup for a file of its own. */
export function writeMarkup({ tag, attributes, children }: Markup): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${encoded(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? encoded(child) : writeMarkup(child))).join('');
  return inside ? `<${tag}${written.join('')}>${inside}</${tag}>` : `<${tag}${written.join('')}/>`;
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const;

function decoded(text: string): string {
  return Object.entries(entities).reduce(
    (decoding, [entity, character]) => decoding.replaceAll(entity, character),
    text,
  );
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
