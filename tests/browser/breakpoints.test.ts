import { beforeAll, describe, expect, test } from 'vitest';
import { edges } from '../harness/browser.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeAll(() => openPage({ reducedMotion: 'reduce' }));

const resize = (width: number) => page.setViewportSize({ width, height: 800 });

async function open(address: string, width: number): Promise<void> {
  await resize(width);
  await page.goto(address);
}

describe('the team', () => {
  const cards = () => page.locator('main li:has(> h2)');
  const links = (index: number) => cards().nth(index).locator('ul');
  const shows = (index: number) =>
    links(index).evaluate((list) => list.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const open6 = async () => (await Promise.all([0, 1, 2, 3, 4, 5].map(shows))).flatMap((is, at) => (is ? [at] : []));

  /** Presses the middle of a card's lower half, as a finger does. */
  const tap = async (index: number) => {
    await cards().nth(index).scrollIntoViewIfNeeded();
    const box = await cards().nth(index).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9);
  };

  test('at 768 px tapping a card toggles its links, one card open at a time, and so does the keyboard', async () => {
    await open('/team', 768);
    expect(await cards().count()).toBe(6);
    expect(await open6()).toEqual([]);
    await tap(1);
    expect(await open6()).toEqual([1]);
    await tap(4);
    expect(await open6()).toEqual([4]);
    await tap(4);
    expect(await open6()).toEqual([]);
    await cards().nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await open6()).toEqual([2]);
    await page.keyboard.press('Space');
    expect(await open6()).toEqual([]);
  });

  test('at 769 px the links show on hover, and on focus', async () => {
    await open('/team', 769);
    expect(await cards().first().locator('summary').isVisible()).toBe(false);
    expect(await open6()).toEqual([]);
    await cards().nth(3).hover();
    expect(await open6()).toEqual([3]);
    await page.mouse.move(1, 1);
    await links(0).getByRole('link').first().focus();
    expect(await open6()).toEqual([0]);
  });
});

test('the list of further services in the footer expands and collapses, by click and by keyboard', async () => {
  await open('/about', 1280);
  const list = page.locator('footer details');
  const items = () => list.getByRole('link').and(page.locator(':visible')).count();
  expect(await items()).toBe(0);
  await list.locator('summary').click();
  expect(await items()).toBeGreaterThan(3);
  await page.keyboard.press('Enter');
  expect(await items()).toBe(0);
});

test('the four lists of the footer stand two by two on a phone, and on a tablet', async () => {
  await open('/about', 390);
  const heads = page.locator('footer h2');
  await expect.poll(() => heads.first().evaluate((head) => getComputedStyle(head).fontWeight)).toBe('620');
  for (const width of [390, 660]) {
    await resize(width);
    const lefts = await edges(heads, 'left');
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size, `${width} px`).toBe(2);
  }
});

test('a fifth problem and a fifth remedy have a row of their own', async () => {
  await open('/Content-Writing', 1280);
  const tops = await page.locator('main h2 ~ ul').evaluateAll((lists) =>
    lists.slice(0, 2).map((list) => {
      const { lastElementChild: last } = list;
      if (last) list.append(last.cloneNode(true));
      return [...list.children].map((item) => item.getBoundingClientRect().top);
    }),
  );
  expect(tops.map((list) => new Set(list).size)).toEqual([5, 5]);
});

test.each(['/', '/solutions', '/Ai-Depth'])('one long word in a heading fits %s on a phone', async (address) => {
  await open(address, 360);
  await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
    for (const heading of headings) heading.textContent = 'Suchmaschinenoptimierung';
  });
  const ends = await edges(page.locator('main :is(h1, h2, h3, p):not(.visually-hidden)'), 'right');
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
});

test('the bar shows what it has room for of the menu, and keeps its controls beside a company of one long word', async () => {
  await open('/about', 639);
  const links = page.locator('header #main-menu a:visible:not(#services-menu a)');
  for (const [width, shown] of [
    [639, []],
    [640, ["LET'S TALK"]],
    [1023, ["LET'S TALK"]],
    [1024, ['About Us', 'Services', 'Features', 'Blog', 'Contact Us', 'Login', "LET'S TALK"]],
  ] as const) {
    await resize(width);
    expect(await links.allTextContents(), `${width} px`).toEqual(shown);
  }
  const name = page.locator('header a span').first();
  await name.evaluate((words) => (words.textContent = 'Softwareentwicklungsbüro'));
  for (const width of [320, 1024]) {
    await resize(width);
    const ends = await edges(page.locator('header :is(a, button):visible'), 'right');
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  }
});

test('a phone number in a text stays on one line', async () => {
  await open('/chatbot', 768);
  const numbers = page.locator('main p a[href^="tel:"]');
  expect(await numbers.evaluateAll((all) => all.map((number) => number.getClientRects().length))).toEqual([1]);
});

test('the words of a slide stand beside its picture on a tablet, and under it on a phone', async () => {
  const places = () =>
    page.locator('main [data-current=true] figure').evaluate((slide) => {
      const [picture, text] = ['img', 'figcaption'].map((part) => slide.querySelector(part)?.getBoundingClientRect());
      return { beside: (text?.left ?? 0) >= (picture?.right ?? 0), under: (text?.top ?? 0) >= (picture?.bottom ?? 0) };
    });
  await open('/App-Service', 768);
  expect(await places()).toEqual({ beside: true, under: false });
  await resize(390);
  expect(await places()).toEqual({ beside: false, under: true });
});

test('buttons that wrap on a phone end on one edge', async () => {
  await open('/App-Service', 390);
  const ends = await edges(page.locator('main h1 ~ div a'), 'right');
  expect(ends).toHaveLength(2);
  expect(new Set(ends).size).toBe(1);
});

test('square tiles end where their floor does, 1024 px wide', async () => {
  await open('/Graphic-Services', 1024);
  const tile = page.locator('main li:has(h3)').nth(2);
  const [end, floor = NaN] = [...(await edges(tile, 'right')), ...(await edges(tile.locator('..'), 'right'))];
  expect(end).toBeLessThanOrEqual(floor);
});

test('the way to a page is one line on a phone', async () => {
  await open('/services/e-commerce-development', 390);
  const tops = await edges(page.locator('main nav li:visible'), 'top');
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('no title of a source ends in a line of one word on a phone', async () => {
  await open('/seo-details/local-seo', 390);
  const alone = await page.locator('#sources li a').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const lines = [...title.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [lines[0], lines.at(-1)];
      return first && last && last.width < first.width / 3 ? [title.textContent] : [];
    }),
  );
  expect(alone).toEqual([]);
});

test('on a tablet each service for shops has its description directly below its name, also where the link beside them is long', async () => {
  await open('/ECommerce-Servicces', 768);
  const gaps = await page.locator('main li:has(> h3)').evaluateAll((items) => {
    const longest = items[0]?.querySelector('a');
    if (longest) longest.textContent = 'Frontend and backend development';
    return items.map((item) => {
      const [name, words] = ['h3', 'p'].map((one) => item.querySelector(one)?.getBoundingClientRect());
      return name && words ? Math.round(words.top - name.bottom) : undefined;
    });
  });
  expect(gaps.length).toBe(9);
  expect(new Set(gaps).size).toBe(1);
});

test('a long link under the claims of /about wraps on a phone', async () => {
  await open('/about', 320);
  const link = page.locator('#about-us p > a').first();
  await link.evaluate((element) => (element.textContent = 'How we work, what we promise and what our claims mean'));
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(280);
});

test.each([
  ['/services/web-development', 820],
  ['/services/web-development', 1024],
  ['/team', 728],
  ['/services/backend-development', 360],
  ['/login', 384],
])('no word of a heading or button of %s is broken at %i px', async (address, width) => {
  await open(address, width);
  const broken = await page.locator('main :is(h1, h2, h3, button)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['/', 'We are a small software company'],
  ['/login', 'See what you sent us'],
])('on a phone held sideways the first view of %s says what it is for', async (address, words) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(address);
  const box = await page.getByText(words).first().boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(390);
});

test.each([
  ...'/ /App-Service /ECommerce-Servicces /how-we-work /solutions /faq /services/frontend-development'
    .split(' ')
    .map((one) => [one, 360] as const),
  ...['/Ai-Depth', '/privacy', '/about', '/Ai-Glance', '/work/this-site'].map((one) => [one, 320] as const),
])(
  '%s with text of twice the size is no wider than a screen of %i px, and its name is on one line',
  async (address, screen) => {
    await open(address, screen);
    const [width, lines] = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const name = document.createRange();
      name.selectNodeContents(document.querySelector('header a[href="/"] span') ?? document.body);
      return [document.documentElement.scrollWidth, name.getClientRects().length];
    });
    expect([width, lines]).toEqual([screen, 1]);
  },
);
