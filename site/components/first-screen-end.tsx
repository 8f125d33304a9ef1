const id = 'first-screen-end';

/** In the head: the browser paints nothing before it has the page up to `FirstScreenEnd`, which every page has. */
export function ExpectFirstScreen() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Behind what a page shows first. A heading that is painted while the drawing beside it still comes would move. */
export function FirstScreenEnd() {
  return <span id={id} hidden />;
}
