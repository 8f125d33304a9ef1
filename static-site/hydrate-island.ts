import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The exports of an island's entry script (island-entries.ts). */
export type IslandEntry = { hydrate: (element: HTMLElement) => void };

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hydrates an island's static HTML, as a transition, so that a large island does not block input. What the visitor did before is
 * replayed: typed text as `input` events, the focus as `focusin`, then a pressed button as a click.
 */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>): void {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}');
  // Collected before hydration, since an island may fill in fields itself.
  const typed = [...element.querySelectorAll<Field>('input, textarea')].filter(isTyped);
  const onLive = () => {
    element.dataset['live'] = '';
    for (const field of typed) replay('input', field);
    replay('focusin', element.querySelector(':focus'));
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

const replay = (type: string, target: Element | null) => target?.dispatchEvent(new Event(type, { bubbles: true }));

const isTyped = ({ value, defaultValue }: Field): boolean => value !== defaultValue;

/** Calls `onLive` once its children are hydrated. */
function Live({ onLive, children }: { onLive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onLive, []); // oxlint-disable-line react/exhaustive-deps -- Once, whatever is drawn later.
  return children;
}
