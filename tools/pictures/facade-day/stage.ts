import type { Moment } from './day.ts';

/*
 * Both functions run in the page that shows the façade, not here: they may use nothing but what they are given.
 * The drawing's colours are custom properties of the form light-dark(day, night), so a moment between the two themes
 * is a mixture of them.
 */

declare global {
  interface Window {
    showMoment: (moment: Moment) => void;
  }
}

/** Replaces the page by the façade alone, with a ground below it, and gives the page `showMoment`. Returns the number of lit windows. */
export function setStage(size: { width: number; height: number }): number {
  const facade = document.querySelector<SVGSVGElement>('#home svg[role="img"]');
  if (!facade) throw new Error('The first screen of this site shows no façade.');
  const svg = facade.cloneNode(true) as SVGSVGElement;
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => rule.cssText.match(/--f-[a-z0-9-]+(?=:)|--(?:ink|ink-soft|ground|gulabi)(?=:)/g) ?? []);
  const root = getComputedStyle(document.documentElement);
  const pairOf = (value: string): [string, string] => {
    const inner = /^light-dark\((.*)\)$/s.exec(value.trim())?.[1] ?? `${value},${value}`;
    let depth = 0;
    const comma = inner.split('').findIndex((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return letter === ',' && depth === 0;
    });
    return [inner.slice(0, comma), inner.slice(comma + 1)];
  };
  const tokens = [...new Set(names)].map((name) => ({ name, pair: pairOf(root.getPropertyValue(name)) }));
  const mix = ([day, night]: [string, string], share: number) =>
    `color-mix(in oklab, ${day}, ${night} ${Math.round(share * 1000) / 10}%)`;

  /** Stone and sky, on which the low sun shows. */
  const pale = new Set(['--f-wall', '--f-wall2', '--f-shade', '--f-plate', '--f-pale', '--f-hair']);

  // The windows with work behind them bring paints of their own; they are read while the drawing is still in its page.
  const lit = [...facade.querySelectorAll<SVGGElement>('g[class*="lit"]')];
  const copies = [...svg.querySelectorAll<SVGGElement>('g[class*="lit"]')];
  const windows = copies.map((element, index) => {
    const style = getComputedStyle(lit[index] ?? element);
    const read = (name: string) => pairOf(style.getPropertyValue(name));
    return { element, glass: read('--glass'), paint: read('--paint'), accent: read('--accent') };
  });

  const shape = (name: string, attributes: Record<string, string>, parent: Element = svg) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  };
  svg.setAttribute('viewBox', '348 -76 1836 918');
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  for (const [name, value] of Object.entries({
    width: `${size.width}px`,
    height: `${size.height}px`,
    display: 'block',
  })) {
    svg.style.setProperty(name, value);
  }
  const earth = shape('rect', { x: '-400', y: '760', width: '3400', height: '200' });
  // The building's outline as heights above the ground, laid down on it.
  const outline = [
    [434, 0],
    [1610, 596],
    [1690, 596],
    [1690, 650],
    [1757, 716],
    [1824, 650],
    [1824, 596],
    [1904, 596],
    [1904, 0],
  ] as const;
  const shadow = shape('path', {});
  shape('path', { d: 'M-400 760H3000', stroke: 'var(--ink)' });
  shape('path', {
    d: 'M-400 764.5H3000',
    stroke: 'var(--f-line)',
    'stroke-width': '7',
    'stroke-dasharray': '1.2 14',
    opacity: '.8',
  });
  const stars = shape('g', { fill: 'oklch(95% .02 240)' });
  svg.prepend(stars);
  for (let index = 0; index < 46; index += 1) {
    const scatter = (seed: number) => Math.abs(Math.sin((index + 1) * seed) * 43_758.5) % 1;
    const [cx, cy] = [348 + scatter(12.9898) * 1836, -66 + scatter(78.233) * 560];
    shape('circle', { cx: String(cx), cy: String(cy), r: String(1 + (index % 3) * 0.45) }, stars);
  }
  const sun = [...svg.querySelectorAll<SVGGElement>('g')].find((group) =>
    group.querySelector(':scope > circle[r="50"]'),
  );

  document.body.replaceChildren(svg);
  for (const property of ['margin', 'padding']) document.body.style.setProperty(property, '0');

  window.showMoment = (moment) => {
    for (const { name, pair } of tokens) {
      const twilight = name === '--f-line' ? 3.2 * moment.dusk * (1 - moment.dusk) : 0;
      // Half-way between day and night lines and stone would be of one lightness.
      const colour = mix([mix(pair, moment.dusk), 'oklch(84% .05 262)'], twilight);
      svg.style.setProperty(name, pale.has(name) ? mix([colour, 'oklch(92% .045 40)'], moment.glow * 0.8) : colour);
    }
    const sky =
      moment.dusk < 0.5
        ? mix(['oklch(97.6% .014 236)', 'oklch(56% .1 272)'], 2 * moment.dusk)
        : mix(['oklch(56% .1 272)', 'oklch(18.5% .05 268)'], 2 * moment.dusk - 1);
    svg.style.background = mix([sky, 'oklch(86% .075 32)'], moment.glow * 0.9);
    const ground = mix(['oklch(93% .018 245)', 'oklch(14.5% .04 268)'], moment.dusk);
    earth.setAttribute('fill', mix([ground, 'oklch(82% .06 30)'], moment.glow * 0.6));
    stars.style.opacity = String(Math.max(0, moment.dusk * 1.6 - 0.9));
    sun?.style.setProperty('rotate', `${moment.sunTurn}deg`);
    sun?.style.setProperty('opacity', String(moment.sunOpacity));
    windows.forEach(({ element, glass, paint, accent }, index) => {
      const lamp = moment.lamps[index] ?? 0;
      const unlit = mix([glass[0], 'oklch(25% .07 266)'], moment.dusk);
      element.style.setProperty('--glass', mix([unlit, glass[1]], lamp));
      element.style.setProperty('--paint', mix([mix([paint[0], 'oklch(46% .07 262)'], moment.dusk), paint[1]], lamp));
      element.style.setProperty(
        '--accent',
        mix([mix([accent[0], 'oklch(52% .08 262)'], moment.dusk), accent[1]], lamp),
      );
    });
    const laid = outline.map(([x, height]) => `${x + height * moment.shadowLean} ${760 + height * 0.105}`);
    shadow.setAttribute('d', `M${laid.join('L')}Z`);
    shadow.setAttribute('fill', `oklch(43% .1 262 / ${0.34 * moment.shadowOpacity * (1 - moment.dusk)})`);
  };
  return windows.length;
}
