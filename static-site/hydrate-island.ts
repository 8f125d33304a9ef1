import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { outliveTranslation } from './translated-texts.ts';

/** The exports of an island's entry script (island-entries.ts). */
export type IslandEntry = { hydrate: (element: HTMLElement) => void };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Hydrates an island's static HTML, as a transition, so that a large island does not block input. What the visitor did before is
 * replayed: typed text as `input` events, the focus as `focusin`, then a pressed button as a click.
 */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>): void {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}');
  const controls = () => [...element.querySelectorAll<Control>('input, textarea, button')];
  const before = controls();
  // Looked at before hydration, since an island may fill in fields itself.
  const typed = new Set(before.filter(isTyped));
  const { activeElement } = document;
  const onLive = () => {
    element.dataset['live'] = '';
    const after = controls();
    const pressed: Control[] = [];
    for (const was of before) {
      // Another one where the browser translated the island before, or an extension added to it: React then draws it anew.
      const control = was.isConnected ? was : (alike(after, was)[alike(before, was).indexOf(was)] ?? was);
      if (was === activeElement && !was.isConnected) control.focus();
      if (was.ariaBusy === 'true') pressed.push(control);
      if (!typed.has(was)) continue;
      control.value = was.value;
      replay('input', control);
    }
    replay('focusin', element.querySelector(':focus'));
    for (const button of pressed) {
      button.ariaBusy = null;
      button.click();
    }
  };
  outliveTranslation(element);
  startTransition(() => {
    hydrateRoot(element, createElement(Live, { onLive }, createElement(component, props as never)), {
      identifierPrefix: element.dataset['prefix'] ?? '',
      ...(element.querySelector('font') && { onRecoverableError: () => {} }),
    });
  });
}

const replay = (type: string, target: Element | null) => target?.dispatchEvent(new Event(type, { bubbles: true }));

/** The controls with the classes and the name of one: a button that an extension put among them is not counted. */
const alike = (controls: Control[], was: Control) =>
  controls.filter((one) => one.className === was.className && one.name === was.name);

const isTyped = (control: Control): boolean => 'defaultValue' in control && control.value !== control.defaultValue;

/** Calls `onLive` once its children are hydrated. */
function Live({ onLive, children }: { onLive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onLive, []); // oxlint-disable-line react/exhaustive-deps -- Once, whatever is drawn later.
  return children;
}
