import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentTitle, longestTitle } from '../../content/document-title.ts';
import { brandIcons, strokeIcons, toolMarks } from '../../content/icons.ts';
import { anchors, siteMap } from '../../content/site-map.ts';
import { projectRoot } from '../environment/run-command.ts';
import { wrongCount, wrongHeading, wrongSamples } from './count-faults.ts';
import { wrongDate, wrongEmail, wrongHours, wrongPhone, wrongPlace } from './fact-faults.ts';
import { type ContentFile, gathering } from './read-content.ts';
import { type Entry, type Fields, isFields, visit } from './visit.ts';

/** Checks an entry. Returns what is wrong and what to do, or undefined. */
type Rule = (entry: Entry) => string | readonly string[] | undefined;

/** Fields that an entry of a list must have when most of the other entries do. */
const expected = ['title', 'name', 'heading', 'text', 'description', 'desc', 'content', 'role', 'icon', 'link'];

/** Finds empty texts, and entries of a list that lack a field most others have. */
const missingText: Rule = ({ key, value }) => {
  if (typeof value === 'string' && value.trim() === '')
    return `is empty. ${key === 'alt' ? 'Say what the picture shows, for those who do not see it.' : 'Write its text.'}`;
  if (!Array.isArray(value) || !value.every(isFields)) return undefined;
  return expected.flatMap((name) => {
    const without = [...value.keys()].filter((index) => value[index]?.[name] === undefined);
    if (without.length * 2 >= value.length) return [];
    return without.map((index) => `has no '${name}' in its entry ${index + 1}, as the others have. Write it.`);
  });
};

/** Finds texts made of a fact that nobody gave. */
const missingFact: Rule = ({ trail, value }) =>
  typeof value === 'string' && /\bundefined\b/.test(value) && !/^\w+ToConfirm\b/.test(trail)
    ? 'says “undefined” where a fact of content/company/ is missing. Give the fact.'
    : undefined;

/** Finds entries of a list that a link could not tell apart. */
const repeatedId: Rule = ({ value }) => {
  if (!Array.isArray(value)) return undefined;
  const ids = value
    .filter(isFields)
    .map(({ id }) => id)
    .filter((id) => typeof id === 'string');
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `has more than one entry with the id '${id}'. Give each its own.`,
  );
};

/** Finds pictures with a caption but without an alternative text. */
const missingAlt: Rule = ({ value }) =>
  isFields(value) && 'caption' in value && 'image' in value && value['alt'] === undefined
    ? "has no 'alt'. Say what the picture shows, for those who do not see it."
    : undefined;

/** Finds links to unknown addresses, anchors or files, and external ones without https. */
const deadLink: Rule = ({ key, value }) => {
  if (typeof value !== 'string') return undefined;
  if (
    (key === 'uri' || key === 'photo') &&
    value.startsWith('/') &&
    !existsSync(path.join(projectRoot, 'site/public', value))
  )
    return `leads to ${value}, which is no file in site/public/.`;
  if (key === 'url' && !value.startsWith('https://')) return `is '${value}'. Give the whole address, with https://.`;
  if (!['href', 'link', 'enquiry', 'parent'].includes(key) || !value.startsWith('/')) return undefined;
  const [address = '', anchor] = value.replace(/\?.*/, '').split('#');
  if (!(address in siteMap)) return `leads to ${address}, which is no address of content/site-map.ts.`;
  if (anchor === undefined || (anchors as readonly string[]).includes(anchor)) return undefined;
  return `leads to #${anchor}, which is none of the anchors in content/site-map.ts.`;
};

/** Finds other spellings that are addresses of pages: static hosts redirect first, and nobody would reach the page. */
const takenAlias: Rule = ({ trail, value }) =>
  trail === 'aliases' && isFields(value)
    ? Object.keys(value).flatMap((alias) =>
        alias in siteMap ? [`has ${alias}, which is the address of a page. Take out one of the two.`] : [],
      )
    : undefined;

/** Finds photographs that keep a visitor on a slow line waiting. */
const heavyPhoto: Rule = ({ key, value }) => {
  if (key !== 'photo' || typeof value !== 'string') return undefined;
  const bytes = statSync(path.join(projectRoot, 'site/public', value), { throwIfNoEntry: false })?.size ?? 0;
  return bytes > 50_000
    ? `leads to ${value}, which has ${Math.ceil(bytes / 1000)} kB. Make it 50 kB at most.`
    : undefined;
};

const icons: ReadonlySet<string> = new Set([...strokeIcons, ...brandIcons, ...toolMarks]);

const unknownIcon: Rule = ({ key, value }) =>
  key === 'icon' && typeof value === 'string' && !icons.has(value)
    ? `is '${value}', which is not in content/icons.ts. Choose one of its names, or add it there and run: npm run icons`
    : undefined;

const lengths = { title: [12, longestTitle], description: [110, 160] } as const;

/** Finds titles and descriptions that are too short, or so long that a search engine would cut them. */
const length: Rule = ({ trail, value }) => {
  const page = /^siteMap\.([^.]+)$/.exec(trail)?.[1];
  if (page === undefined || !isFields(value)) return undefined;
  return (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = lengths[name];
    const words = textOf(value, name);
    const { length: characters } = name === 'title' ? documentTitle(page, words) : words;
    if (characters >= least && characters <= most) return [];
    const counted = characters > words.length ? ', with the company’s name' : '';
    return [
      `has a ${name} of ${characters} characters${counted}. Use ${least} to ${most}, the room that search engines give.`,
    ];
  });
};

const textOf = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const rules: readonly Rule[] = [
  missingText,
  missingFact,
  repeatedId,
  missingAlt,
  deadLink,
  takenAlias,
  heavyPhoto,
  unknownIcon,
  length,
  wrongCount,
  wrongHeading,
  (entry) => wrongSamples(entry),
  wrongPhone,
  wrongEmail,
  wrongHours,
  wrongDate,
  wrongPlace,
];

/** The faults that an author has to correct before the site can be built: one line each, with file and place. */
export function contentFaults(files: readonly ContentFile[]): string[] {
  const seen = new Set<unknown>();
  const rank = ({ file }: ContentFile) => Number(gathering.has(file));
  return files
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ file, words }) => {
      const entries = Object.entries(words).flatMap(([name, value]) => visit(value, name, '', seen));
      return entries.flatMap((entry) =>
        rules.flatMap((rule) => rule(entry) ?? []).map((fault) => `${file}: ${entry.trail} ${fault}`),
      );
    });
}
