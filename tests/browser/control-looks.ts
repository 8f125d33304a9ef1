/**
 * Checks of a page's controls. Each function runs by `page.evaluate`, so it may use nothing from outside.
 * They return the controls at fault.
 */

/** Tab stops without a visible focus indicator. Needs the stops that the walk by the Tab key recorded in the page. */
export function unseenStops(): string[] {
  const { stops = [] } = globalThis as { stops?: HTMLElement[] };
  const look = (stop: HTMLElement) => {
    // The focus ring may be on a pseudo-element, or on the card or field around the stop.
    const around = [stop, stop.parentElement, stop.parentElement?.parentElement, stop.closest('li, article')];
    return around
      .filter((part) => part instanceof Element)
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) =>
        [outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor, boxShadow, borderColor].join(),
      )
      .join();
  };
  (document.activeElement as HTMLElement | null)?.blur();
  // All at once, since the page is styled again whenever the focus has moved.
  const without = stops.map(look);
  const isUnseen = (stop: HTMLElement, index: number) => {
    stop.focus({ preventScroll: true });
    return look(stop) === without[index];
  };
  return stops.filter(isUnseen).map((stop) => stop.outerHTML.slice(0, 120));
}

/** Buttons and fields without a visible boundary, of their own or of their label, card or row. */
export function withoutEdge(): string[] {
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ['border-top', 'border-bottom', 'border-left', 'outline'];
    const isDrawnByBrowser = element instanceof HTMLInputElement && style.appearance === 'auto';
    return isDrawnByBrowser || sides.some((side) => style.getPropertyValue(`${side}-style`) !== 'none');
  };
  return [...document.querySelectorAll('button, input, textarea, select, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.visually-hidden'))
    .filter(
      (control) =>
        ![control, control.parentElement, control.parentElement?.parentElement].some((part) => part && hasEdge(part)),
    )
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Controls that are too small for a finger: main ones under 44 px, others under 24, links within a sentence aside. */
export function smallTargets(): string[] {
  const isMain = (control: Element) =>
    control.matches('button, summary, textarea, [role=tab], input:not([type=checkbox])') ||
    (control.matches('a') && Number.parseFloat(getComputedStyle(control).borderInlineEndWidth) > 0);
  const isLargeEnough = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const least = isMain(control) ? 44 : 24;
    if (width >= least - 0.5 && height >= least - 0.5) return true;
    // A smaller control may have a label or pseudo-element that extends its click target.
    const target = control.closest('label') ?? control;
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < least && target.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far++;
      return far;
    };
    return reach(-1, 0) + reach(1, 0) >= least && reach(0, -1) + reach(0, 1) >= least;
  };
  return [...document.querySelectorAll('a[href], button, input, textarea, select, summary, [role=tab]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => getComputedStyle(control).display !== 'inline' && control.getBoundingClientRect().width > 1)
    .filter((control) => !control.closest('.visually-hidden, [inert]') && !isLargeEnough(control))
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Applies the text spacing of WCAG 1.4.12 and finds text that is then cut off. */
export function wordsCutOffWhenSpaced(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  /** Measures the text itself, since drawings may overflow on purpose. */
  const isCut = (words: Text) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const boxes = [...range.getClientRects()];
    for (let part = words.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      // Scrollable text can be read; elements of one pixel are for screen readers only.
      if (/auto|scroll/.test(overflowX + overflowY) || width <= 1) return false;
      const isOutside = (box: DOMRect) =>
        (/hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
        (/hidden|clip/.test(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1));
      if (boxes.some(isOutside)) return true;
    }
    return false;
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode as Text;
    const around = words.parentElement;
    if (words.data.trim() === '' || !around?.checkVisibility({ visibilityProperty: true })) continue;
    // The next card of a carousel is cut off on purpose, to show that there are more.
    const isElsewhere = '.visually-hidden, [aria-hidden=true], svg, [aria-roledescription=slide] ~ *';
    if (!around.closest(isElsewhere) && isCut(words)) cut.push(words.data.trim().slice(0, 80));
  }
  return cut;
}

/** Text that other text, or the top border of a box, overlaps. */
export function wordsThatMeet(): string[] {
  /** A line has no words. */
  type Print = { of: Element; left: number; right: number; top: number; bottom: number; words: string };
  const prints: Print[] = [];
  const apart = '.visually-hidden, [aria-hidden=true], [role=log], svg, body > header';
  const isShown = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      // Elements of one pixel are for screen readers only.
      if (part.getBoundingClientRect().width <= 1 && getComputedStyle(part).display !== 'contents') return false;
    }
    return !element.closest(apart) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: of, nodeValue } = walker.currentNode;
    const words = nodeValue?.trim();
    if (!of || !words || !isShown(of)) continue;
    // Measures the letters, since line boxes are higher and may overlap.
    const half = Number.parseFloat(getComputedStyle(of).fontSize) * 0.45;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      prints.push({ of, left, right, top: middle - half, bottom: middle + half, words });
    }
  }
  for (const of of document.querySelectorAll('main *')) {
    const { borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(of);
    if (borderBlockStartWidth === '0px' || borderBlockStartColor === 'rgba(0, 0, 0, 0)' || !isShown(of)) continue;
    const { left, right, top } = of.getBoundingClientRect();
    prints.push({ of, left, right, top, bottom: top + 3, words: '' });
  }
  prints.sort((one, other) => one.top - other.top);
  /** The box whose lines an element is in: lines of one box are never over one another. */
  const blockOf = (element: Element): Element | null =>
    /^(?:inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const meet = (one: Print, other: Print) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    one.words + other.words !== '' &&
    !(one.of.contains(other.of) || other.of.contains(one.of) || blockOf(one.of) === blockOf(other.of));
  return prints.flatMap((one, index) => {
    const below = prints.slice(index + 1);
    const end = below.findIndex(({ top }) => top >= one.bottom - 1);
    return below
      .slice(0, end < 0 ? undefined : end)
      .filter((other) => meet(one, other))
      .map((other) => [one, other].map(({ words }) => words.slice(0, 40) || 'a line').join(' × '));
  });
}
