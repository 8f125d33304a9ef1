import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createIsland, loadIslands } from './island.tsx';

const registry = {
  counter:
    async () =>
    ({ start }: { start: number }) => <button type="button">{start}</button>,
};
const Island = createIsland<typeof registry>();

describe('an island', () => {
  beforeAll(() => loadIslands(registry));

  test('is rendered in full, with its key, props and prefix on the element', () => {
    const html = renderToStaticMarkup(<Island of="counter" props={{ start: 2 }} />);
    expect(html).toMatch(/^<div data-island="counter" data-props="{&quot;start&quot;:2}" data-prefix="[^"]+"><button/);
  });

  test('takes the props of its component and nothing else, which the compiler checks', () => {
    // @ts-expect-error The counter starts at a number.
    expect(() => <Island of="counter" props={{ start: 'one' }} />).not.toThrow();
    // @ts-expect-error There is no such island.
    expect(() => <Island of="counters" props={{ start: 1 }} />).not.toThrow();
  });

  test('takes no props that JSON would lose, which the compiler checks', () => {
    const Dated = createIsland<{ dated: () => Promise<(props: { at: Date; act: () => void }) => null> }>();
    // @ts-expect-error Neither a date nor a function survives JSON.
    expect(() => <Dated of="dated" props={{ at: new Date(0), act: () => undefined }} />).not.toThrow();
  });

  test('that is not in the registry is an error which says what to do', () => {
    const Unknown = createIsland<{ missing: () => Promise<(props: object) => null> }>();
    expect(() => renderToStaticMarkup(<Unknown of="missing" props={{}} />)).toThrow(
      "There is no island 'missing'. Add it to the registry, or mend the name in <Island of>.",
    );
  });
});
