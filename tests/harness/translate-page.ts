/**
 * Translates a page as Chrome does (Google Translate): an element with other words takes the place of each text, at once and wherever a
 * text appears later. Runs in the page before its own scripts, so it refers to nothing outside itself.
 * @param when `early`: before any island lives. `late`: when the page calls `translate`
 */
export function translatePage(when: 'early' | 'late'): void {
  const untouched = 'script, style, noscript, textarea, svg, font, [translate=no]';
  const other = (words: string) => words.replace(/\S(?:.*\S)?/s, '«$&»');

  function replace(text: Text): void {
    const parent = text.parentElement;
    if (!/\S/.test(text.data) || !parent || parent.closest(untouched)) return;
    if (parent.localName === 'option') {
      if (!text.data.startsWith('«')) text.data = other(text.data);
      return;
    }
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.children[0]?.append(other(text.data));
    parent.insertBefore(font, text);
    parent.removeChild(text);
  }

  function replaceIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  }

  function translate(): void {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceIn);
    }).observe(document.body, { childList: true, subtree: true });
  }
  Object.assign(globalThis, { translate });
  if (when === 'early') addEventListener('DOMContentLoaded', translate);
}
