const id = 'first-screen-end';

/** In the head: blocks rendering until the page is parsed up to `FirstScreenEnd`, which every page has. */
export function ExpectFirstScreen() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Marks the end of the first screen. A heading painted before the drawing beside it has arrived would shift. */
export function FirstScreenEnd() {
  return <span id={id} hidden />;
}
