/** The element that stands in place of each text that a translating browser has taken out of an island. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets React change an island that the browser translates. Chrome takes every text out and puts a `<font>` with other words there;
 * React, which knows only the text, would throw when it removes it or inserts before it, and its new words would not show.
 */
export function outliveTranslation(island: HTMLElement): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of records) {
      const [text] = removedNodes;
      const standIn = (addedNodes[0] ?? previousSibling) as ChildNode | null;
      // The text has new words: it returns, and is translated anew.
      if (target instanceof Text) standIns.get(target)?.replaceWith(target);
      else if (text instanceof Text && standIn?.nodeName === 'FONT') {
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
        const found = (node: Node | null) => (node && node.parentNode !== target && standIns.get(node)) || node;
        Object.assign(target, {
          insertBefore: (node: Node, before: Node | null) =>
            Node.prototype.insertBefore.call(target, node, found(before)),
          removeChild: (node: Node) => Node.prototype.removeChild.call(target, found(node) ?? node),
        });
      }
    }
  });
  observer.observe(island, { childList: true, subtree: true });
}
