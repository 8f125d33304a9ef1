import { describe, expect, test } from 'vitest';
import { contentFaults } from './content-faults.ts';
import { wrongSamples } from './count-faults.ts';
import { documentTitle } from '../../content/document-title.ts';
import { runCommand } from '../environment/run-command.ts';

const faults = (words: Record<string, unknown>, file = 'content/shop.ts') => contentFaults([{ file, words }]);

describe('an author is told where, what and what to do about', () => {
  const card = { title: 'Tea', description: 'From Assam.' };
  const told: Record<string, Record<string, unknown>> = {
    'page.cards[0].description is empty. Write its text.': { page: { cards: [{ title: 'Tea', description: ' ' }] } },
    'page.lede says “undefined” where a fact of content/company/ is missing. Give the fact.': {
      page: { lede: 'The site runs undefined.' },
      factsToConfirm: { whatsapp: 'Write the number, or undefined.' },
    },
    "cards has no 'description' in its entry 2, as the others have. Write it.": {
      cards: [card, { title: 'Salt' }, card],
    },
    'more.href leads to /teem, which is no address of content/site-map.ts.': {
      more: { text: 'Team', href: '/teem?from=shop' },
    },
    'more.href leads to #featurez, which is none of the anchors in content/site-map.ts.': {
      more: { text: 'Why', href: '/#featurez' },
    },
    'aliases has /team, which is the address of a page. Take out one of the two.': {
      aliases: { '/teem': '/team', '/team': '/about' },
    },
    'more.uri leads to /profil.pdf, which is no file in site/public/.': {
      more: { text: 'Profile', uri: '/profil.pdf' },
    },
    'people[0].photo leads to /asha.jpg, which is no file in site/public/.': { people: [{ photo: '/asha.jpg' }] },
    'people[0].photo leads to /images/facade-day.webp, which has 83 kB. Make it 50 kB at most.': {
      people: [{ photo: '/images/facade-day.webp' }],
    },
    "more.url is 'http://tea.example/'. Give the whole address, with https://.": {
      more: { text: 'Tea', url: 'http://tea.example/' },
    },
    "slide has no 'alt'. Say what the picture shows, for those who do not see it.": {
      slide: { image: 'tea', caption: 'Our tea.' },
    },
    'slide.alt is empty. Say what the picture shows, for those who do not see it.': {
      slide: { image: 'tea', alt: '', caption: 'Our tea.' },
    },
    "card.icon is 'clowd', which is not in content/icons.ts. Choose one of its names, or add it there and run: npm run icons":
      { card: { title: 'Tea', icon: 'clowd' } },
    'phones[0] shows 0141 000 0100 and dials +911410000101. Write the same number in both.': {
      phones: [{ display: '0141 000 0100', uri: 'tel:+911410000101' }],
    },
    "phones[0] is dialled as 'tel:+91 141 000 0100'. Write tel:+, the country's code and the number, without spaces.": {
      phones: [{ display: '+91 141 000 0100', uri: 'tel:+91 141 000 0100' }],
    },
    "contactFacts.phones[0] is no phone number. Write { display: '+91 141 000 0100', uri: 'tel:+911410000100' }.": {
      contactFacts: { phones: ['+91 141 000 0100'] },
    },
    "contactFacts.email is 'hello@jantar'. Write a whole address: name@example.com.": {
      contactFacts: { email: 'hello@jantar' },
    },
    "siteFacts.origin is 'https://tea.example/'. Write https:// and the name, without a slash or a path behind it: https://www.example.com.":
      { siteFacts: { origin: 'https://tea.example/' } },
    "contactFacts.timeZone is 'Asia/Jaipur', which is no time zone. Write its IANA name: Asia/Kolkata.": {
      contactFacts: { timeZone: 'Asia/Jaipur' },
    },
    "contactFacts.timeZone is 'IST', which is no time zone. Write its IANA name: Asia/Kolkata.": {
      contactFacts: { timeZone: 'IST' },
    },
    "officeHours has the time '6 pm'. Write it as 09:30 or 18:00.": {
      officeHours: { days: ['Monday'], opens: '10:00', closes: '6 pm' },
    },
    "officeHours has the day 'Fridy'. Write one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.": {
      officeHours: { days: ['Fridy'], opens: '10:00', closes: '18:00' },
    },
    "cards has more than one entry with the id 'tea'. Give each its own.": {
      cards: [{ id: 'tea' }, { id: 'salt' }, { id: 'tea' }],
    },
    "source.accessed is '2026-02-31', which is no date. Write it as 2026-11-20, or a month as 2026-11.": {
      source: { published: '2026-02', accessed: '2026-02-31' },
    },
    'officeHours closes at 10:00, before it opens.': {
      officeHours: { days: ['Monday'], opens: '18:00', closes: '10:00' },
    },
  };
  test.each(Object.entries(told))('%s', (fault, words) => expect(faults(words)).toEqual([`content/shop.ts: ${fault}`]));

  test.each([
    ['2026-11 to 2026-11-11', { first: '2026-11', last: '2026-11-11' }],
    ['2026-11-31 to 2026-12-01', { first: '2026-11-31', last: '2026-12-01' }],
    ['2026-11-11 to 2026-11-09', { first: '2026-11-11', last: '2026-11-09' }],
    ['2026-11-09 to undefined', { first: '2026-11-09', lst: '2026-11-11' }],
    ['2026-11-09 to undefined', '2026-11-09'],
  ])('a holiday from %s: %j', (said, holiday) => {
    const officeHours = { days: ['Monday'], opens: '10:00', closes: '18:00', closed: [holiday] };
    expect(faults({ officeHours })).toEqual([
      `content/shop.ts: officeHours is closed from ${said}. Write { first: '2026-11-09', last: '2026-11-11' }.`,
    ]);
  });

  test('a title of more than 60 or fewer than 12, a description of more than 160 or fewer than 110 characters', () => {
    const of = (title: string, description: number, path = '/shop') =>
      faults({ siteMap: { [path]: { title, description: 'd'.repeat(description) } } });
    expect(of('t'.repeat(61), 161)).toEqual([
      'content/shop.ts: siteMap./shop has a title of 61 characters. Use 12 to 60, the room that search engines give.',
      'content/shop.ts: siteMap./shop has a description of 161 characters. Use 110 to 160, the room that search engines give.',
    ]);
    expect(of('t'.repeat(60), 109)).toHaveLength(1);
    expect([...of('t'.repeat(12), 110), ...of('t'.repeat(60), 160)]).toEqual([]);
    // With a long name of the company none is too short.
    expect(of('t', 110)).toHaveLength(documentTitle('/shop', 't').length < 12 ? 1 : 0);
    expect(of('t'.repeat(60), 160, '/')).toEqual([expect.stringContaining('characters, with the company’s name. Use')]);
  });
});

test.each([
  ['Zero free guides, and a half.', 'guides'],
  ['Our SEO service and its zero guides.', 'guides'],
  ['Answers on zero of our services, how we work and what you own.', 'faq'],
  ['Few shops need more than three of the zero services at once.', 'pages/ecommerce-servicces'],
  ['The page describes zero services.', 'pages/services/ai-automation'],
  ['Logos and print. Zero services in four steps.', 'pages/graphic-services'],
])('a number of what a page lists is compared with the page: %s', (lede, file) => {
  const fault = `content/shop.ts: lede says ‘zero’ of what content/${file}.ts has`;
  expect(faults({ lede })).toEqual([
    expect.stringMatching(new RegExp(`^${fault} \\w+ of\\. Write the number anew\\.$`, 'i')),
  ]);
});

test('a fault in words that another file gathers is told once, where they are written', () => {
  const guide = { sections: ['Our SEO service and its zero guides.'] };
  const files = [
    { file: 'content/guides.ts', words: { guides: { '/seo': { ...guide } } } },
    { file: 'content/pages/seo.ts', words: { guide } },
  ];
  expect(contentFaults(files)).toEqual([expect.stringMatching(/^content\/pages\/seo\.ts: guide\.sections\[0\] says/)]);
});

test.each<[string, number]>([
  ['Six services', 5],
  ['How we design, in four steps', 3],
])('a heading that counts otherwise than its list is named: %s', (heading, entries) => {
  const page = (count: number) => ({
    page: { heading, items: Array.from({ length: count }, () => ({ title: 'Tea' })) },
  });
  const fault = `content/shop.ts: page has the heading ‘${heading}’ over ${entries} entries. Write the number anew.`;
  expect([...faults(page(entries)), ...faults(page(entries + 1))]).toEqual([fault]);
});

test('a team that is no longer all samples is not called so', () => {
  const person = { name: 'Asha Rao', role: 'Founder', description: 'Answers.', links: {} };
  const made = { ...person, sample: true } as const;
  const fault = (value: string, ...team: (typeof person | typeof made)[]) =>
    wrongSamples({ trail: 'page.lede', key: 'lede', value }, team);
  expect(fault('The people shown are samples.', made, made)).toBeUndefined();
  expect(fault('The people shown are samples.', made, person)).toBe(
    'says ‘are samples’, and content/team.ts has 1 of 2. Write it anew.',
  );
  for (const said of [
    'None of the samples works here.',
    'Asha Rao works here. The others are samples.',
    'Five of them are samples.',
  ])
    expect(fault(said, made, person), said).toBeUndefined();
  expect(fault('Others praise us. Our people are only samples.', made, person)).toMatch(/^says ‘only samples’/);
  for (const said of [
    'None of the samples works here.',
    'Our team: six roles, sample people',
    'Samples, made up for the design: .',
    'The others are samples.',
  ])
    expect(fault(said, person, person), said).toMatch(/has 0 of 2/);
  expect(fault('A sample of real searches.', person)).toBeUndefined();
});

test('a company without a phone number is told so, although the words that name it cannot be loaded', async () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/contact-facts.ts')) return loaded;
      return { ...loaded, source: String(loaded.source).replace(/phones: \\[[^]*?\\] as/, 'phones: [] as') };
    } });`;
  const imported = `data:text/javascript,${encodeURIComponent(hook)}`;
  const { output } = await runCommand(process.execPath, ['--import', imported, 'tools/content.ts']);
  expect(output).toMatch(/^content\/company\/contact-facts\.ts: contactFacts\.phones is empty\. Write the number/);
});

test('cards of which most lack a field have no fault', () => {
  expect(faults({ lines: [{ text: 'Tea', link: '/team' }, { text: 'Salt' }, { text: 'Rice' }] })).toEqual([]);
});
