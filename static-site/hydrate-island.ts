import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Attaches React to one island's static HTML. In a file of its own, so that React is fetched with the first island. */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>): void {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}');
  hydrateRoot(element, createElement(component, props as never), { identifierPrefix: element.dataset['prefix'] ?? '' });
  element.dataset['live'] = '';
}
