import { createElement, useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandRegistry } from './site.ts';

/** `Value` when it survives JSON unchanged; `never` in the places that would not. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Json<Value[Key]> }
      : never;

type PropsOf<Registry extends IslandRegistry, Key extends keyof Registry> =
  Awaited<ReturnType<Registry[Key]>> extends ComponentType<infer Props>
    ? // A component without props has the props type unknown.
      unknown extends Props
      ? object
      : Props
    : never;

type IslandProps<Registry extends IslandRegistry, Key extends keyof Registry> = {
  of: Key & string;
  props: PropsOf<Registry, Key> & Json<PropsOf<Registry, Key>>;
};

type IslandOptions<Registry> = {
  /** What the page says when a button is pressed whose scripts do not load, or of what is rendered `aria-busy`. */
  unloaded?: string;
  /** The islands of which it does not say so, as they serve without scripts. */
  servesWithout?: readonly (keyof Registry)[];
};

const components = new Map<string, ComponentType<never>>();

/** Loads every island of the registry, so that pages can be rendered synchronously. */
export async function loadIslands(registry: IslandRegistry): Promise<void> {
  await Promise.all(
    Object.entries(registry).map(async ([key, load]) => {
      components.set(key, await load());
    }),
  );
}

/**
 * The `<Island>` component of one registry. It renders the island in full, as a React root of its own,
 * so that the page is complete without JavaScript and the browser can hydrate the island alone.
 */
export function createIsland<Registry extends IslandRegistry>({
  unloaded,
  servesWithout = [],
}: IslandOptions<Registry> = {}) {
  return function Island<Key extends keyof Registry>(island: IslandProps<Registry, Key>): ReactNode {
    const id = useId();
    const component = components.get(island.of);
    if (!component)
      throw new Error(`There is no island '${island.of}'. Add it to the registry, or mend the name in <Island of>.`);
    // renderToString gives an island its own root; markers of the page's root would not match on hydration.
    const html = renderToString(createElement(component, island.props as never), { identifierPrefix: id });
    const props = JSON.stringify(island.props);
    return (
      <>
        <div data-island={island.of} data-props={props} data-prefix={id} dangerouslySetInnerHTML={{ __html: html }} />
        {unloaded && !servesWithout.includes(island.of) && <p popover="auto" role="alert" data-unloaded={unloaded} />}
      </>
    );
  };
}
