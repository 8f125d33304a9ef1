import type { Path } from '../../content/site-map.ts';

/** A drawing of a finished page, and where on the card it stands, in pixels. */
export type PlacedDrawing = {
  /** The page with the drawing; by default the card's own. */
  from?: Path;
  /** The drawing's `viewBox`, and its index where several have the same. */
  viewBox: string;
  nth?: number;
  /** Attributes of the state in which it is shown. */
  state?: Readonly<Record<string, string>>;
  x: number;
  y: number;
  width: number;
};

export type CardDesign = {
  ground: 'porcelain' | 'glaze';
  /** By day, or at dusk. */
  theme: 'light' | 'dark';
  /** The heading's field: at the bottom of the card, beside a drawing; or at the top, as high as the drawing below it leaves. */
  field: { width: number; height?: number };
  drawings: readonly PlacedDrawing[];
};

/** A drawing of a service stands on the scale, to the right of the name. */
const beside: CardDesign = {
  ground: 'porcelain',
  theme: 'light',
  field: { width: 560 },
  drawings: [{ viewBox: '0 0 600 560', x: 640, y: 72, width: 556 }],
};
const onGlaze: CardDesign = { ...beside, ground: 'glaze' };
/** A guide's drawing has its ground at the lower edge of the card. */
const guide = (x: number, width: number, field = 520): CardDesign => ({
  ...onGlaze,
  field: { width: field },
  drawings: [{ viewBox: '0 0 900 680', x, y: 600 - (width * 680) / 900, width }],
});
/** A street along the whole card, under the heading. */
const frieze = (drawing: PlacedDrawing, height = 164): CardDesign => ({
  ...beside,
  field: { width: 640, height },
  drawings: [drawing],
});

const facade = { from: '/', viewBox: '0 0 2560 760' } as const;
const astrolabe = { viewBox: '-500 -500 1000 1000' } as const;

/** The home page's card, which is also used for pages without one of their own. */
const general: CardDesign = {
  ground: 'porcelain',
  theme: 'light',
  field: { width: 520, height: 216 },
  drawings: [{ ...facade, x: -290, y: 3, width: 2010 }],
};

/** The cards that differ from the default, which is the page's first drawing beside the heading. */
const designs: Partial<Record<Path, CardDesign>> = {
  '/': general,
  '/about': { ...general, theme: 'dark' },
  '/services': {
    ...beside,
    drawings: [{ viewBox: '0 0 136 136', x: 600, y: 0, width: 600 }],
  },
  '/features': { ...beside, drawings: [{ viewBox: '0 0 320 310', x: 640, y: 40, width: 540 }] },
  '/solutions': {
    ...beside,
    field: { width: 500 },
    drawings: [0, 1, 2].map((nth) => ({
      viewBox: '0 0 300 400',
      nth,
      x: 600 + nth * 194,
      y: 326 - nth * 118,
      width: 200,
    })),
  },
  '/faq': { ...general, theme: 'dark', drawings: [{ ...facade, x: -1330, y: -100, width: 3600 }] },
  '/services/web-development': {
    ...beside,
    drawings: [{ viewBox: '0 -66 640 680', state: { 'data-lit': 'house' }, x: 640, y: 40, width: 530 }],
  },
  '/services/backend-development': frieze({ viewBox: '0 -20 1440 340', x: -60, y: 352, width: 1260 }, 156),
  '/services/cybersecurity': onGlaze,
  '/security': {
    ...onGlaze,
    field: { width: 540 },
    drawings: [{ viewBox: '0 0 600 560', x: 690, y: 72, width: 556 }],
  },
  '/services/performance-optimization': { ...onGlaze, field: { width: 530 } },
  '/services/ux-ui-design': frieze({ viewBox: '0 30 1344 440', x: 250, y: 304, width: 880 }, 100),
  '/App-Service': { ...beside, field: { width: 500 } },
  '/ECommerce-Servicces': frieze({ viewBox: '0 0 1440 320', x: -30, y: 322, width: 1240 }, 128),
  '/seo-details/what-is-seo': guide(540, 760, 430),
  '/seo-details/seo-process': guide(520, 760),
  '/seo-details/local-seo': guide(450, 760),
  '/seo-details/ecommerce-seo': guide(560, 760),
  '/seo-details/technical-seo': guide(570, 760, 490),
  '/seo-details/keyword-research': guide(560, 760, 490),
  '/seo-details/mobile-seo': guide(550, 720, 470),
  '/seo-details/cloud-seo': guide(500, 700, 440),
  '/seo-details/security-seo': guide(600, 760, 500),
  '/Ai-Glance': {
    ...beside,
    theme: 'dark',
    field: { width: 560, height: 200 },
    drawings: [{ viewBox: '0 0 720 372', x: 576, y: 300, width: 600 }],
  },
  '/Ai-Depth': { ...beside, drawings: [{ viewBox: '13 13 574 574', x: 650, y: 36, width: 520 }] },
  '/contact': {
    ...onGlaze,
    drawings: [{ from: '/contact-form', viewBox: '9 -63 402 347', x: 640, y: 60, width: 900 }],
  },
  '/contact-form': {
    ...beside,
    field: { width: 520 },
    drawings: [{ viewBox: '9 -63 402 347', x: 620, y: 110, width: 520 }],
  },
  '/explore': { ...onGlaze, drawings: [{ viewBox: '0 0 640 660', x: 620, y: 4, width: 570 }] },
  '/lets-talk': { ...beside, drawings: [{ viewBox: '10 10 420 420', x: 640, y: 40, width: 520 }] },
  '/chatbot': { ...beside, drawings: [{ viewBox: '-150 -346 300 357', x: 680, y: 78, width: 440 }] },
  '/book-a-call': { ...beside, drawings: [{ viewBox: '14 8 378 354', x: 610, y: 40, width: 560 }] },
  '/login': { ...beside, drawings: [{ ...astrolabe, x: 590, y: -60, width: 960 }] },
  '/signup': { ...beside, theme: 'dark', drawings: [{ ...astrolabe, x: 590, y: -60, width: 960 }] },
  '/forgot-password': { ...onGlaze, drawings: [{ ...astrolabe, x: 640, y: 160, width: 960 }] },
  '/team': {
    ...frieze({ viewBox: '0 0 300 384', x: 0, y: 0, width: 0 }),
    drawings: [0, 1, 2, 3, 4, 5].map((nth) => ({ viewBox: '0 0 300 384', nth, x: 64 + nth * 182, y: 378, width: 162 })),
  },
};

export function designOf(path: Path): CardDesign {
  return designs[path] ?? beside;
}
