/** Properties and values; custom properties among them. */
export type Declarations = ReadonlyMap<string, string>;
export type StyleRule = { selector: string; declarations: Declarations };

/**
 * Reads a page's style sheet into flat rules, one per selector, in the order in which the cascade applies them.
 * What depends on the screen, the pointer or time (`@media`, `@keyframes` …) is left out: a picture has none of them.
 */
export function styleRules(css: string): StyleRule[] {
  const layers = (/@layer ([\w,\s-]+);/.exec(css)?.[1] ?? '').split(',').map((name) => name.trim());
  const rank = (layer: string) => (layers.includes(layer) ? layers.indexOf(layer) : layers.length);
  return [...rulesIn(css.replaceAll(/\/\*.*?\*\//gs, ''), '', '')]
    .toSorted((a, b) => rank(a.layer) - rank(b.layer))
    .map(({ selector, declarations }) => ({ selector, declarations }));
}

type LayeredRule = StyleRule & { layer: string };

function* rulesIn(css: string, layer: string, parent: string): Generator<LayeredRule> {
  const declarations = new Map<string, string>();
  const nested: LayeredRule[] = [];
  for (const { head, body } of statements(css)) {
    if (body === undefined) {
      const colon = head.indexOf(':');
      if (colon > 0 && !head.startsWith('@'))
        declarations.set(head.slice(0, colon).trim(), head.slice(colon + 1).trim());
    } else if (head.startsWith('@layer')) {
      nested.push(...rulesIn(body, head.slice(7).trim(), parent));
    } else if (!head.startsWith('@')) {
      for (const selector of splitOutside(head, ',').flatMap(alternatives)) {
        nested.push(...rulesIn(body, layer, joined(parent, selector.trim())));
      }
    }
  }
  if (parent && declarations.size > 0) yield { selector: parent, declarations, layer };
  yield* nested;
}

/** A nested selector with its parent in the place of `&`. */
function joined(parent: string, selector: string): string {
  if (!parent) return selector;
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

/** `.house:is([data-lit], .lit)` → `.house[data-lit]` and `.house.lit`. */
function alternatives(selector: string): string[] {
  const start = selector.indexOf(':is(');
  if (start === -1) return [selector];
  const end = closing(selector, start, '(', ')');
  const each = splitOutside(selector.slice(start + 4, end), ',');
  return each.flatMap((one) => alternatives(selector.slice(0, start) + one.trim() + selector.slice(end + 1)));
}

/** `head { body }` and `head;` one after the other. */
function* statements(css: string): Generator<{ head: string; body?: string }> {
  let start = 0;
  for (let index = 0; index < css.length; index++) {
    const character = css[index];
    if (character === '"') index = css.indexOf('"', index + 1);
    else if (character === '(') index = closing(css, index, '(', ')');
    else if (character === ';') {
      yield { head: css.slice(start, index).trim() };
      start = index + 1;
    } else if (character === '{') {
      const end = closing(css, index, '{', '}');
      yield { head: css.slice(start, index).trim(), body: css.slice(index + 1, end) };
      index = end;
      start = end + 1;
    }
  }
  const rest = css.slice(start).trim();
  if (rest) yield { head: rest };
}

/** Where the bracket that opens at `from` closes. */
export function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if (text[index] === open) depth++;
    else if (text[index] === close && --depth === 0) return index;
  }
  throw new Error(`A '${open}' is never closed: ${text.slice(from, from + 40)}`);
}

/** Splits at a character that stands in no bracket. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') index = closing(text, index, '(', ')');
    else if (text[index] === '[') index = closing(text, index, '[', ']');
    else if (text[index] === separator) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
