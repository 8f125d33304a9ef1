import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What the first script of an island exports (`island-entries.ts`). */
export type IslandEntry = { hydrate: (element: HTMLElement) => void };

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Attaches React to one island's static HTML, a piece at a time where there is much of it. What the visitor has done meanwhile
 * is handed on: typed text as an `input` event, the focus as `focusin`, then a pressed button as a click.
 */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>): void {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}');
  // Looked for now: an island may fill in fields itself when it comes to life.
  const typed = [...element.querySelectorAll<Field>('input, textarea')].filter(isTyped);
  const onLive = () => {
    element.dataset['live'] = '';
    for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
    element.querySelector(':focus')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    for (const button of element.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')) {
      button.ariaBusy = null;
      button.click();
    }
  };
  startTransition(() => {
    hydrateRoot(element, createElement(Live, { onLive }, createElement(component, props as never)), {
      identifierPrefix: element.dataset['prefix'] ?? '',
    });
  });
}

const isTyped = ({ value, defaultValue }: Field): boolean => value !== defaultValue;

/** Tells when all that is inside it answers. */
function Live({ onLive, children }: { onLive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onLive, []); // oxlint-disable-line react/exhaustive-deps -- Once, whatever is drawn later.
  return children;
}
