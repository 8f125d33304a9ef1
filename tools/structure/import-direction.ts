import { type Import, importsOf } from './imports.ts';
import { type Fault, isCode, isTest, type Rule, type SourceFile } from './source-file.ts';

/** A part of the repository, and what its files may import besides each other. Prefixes of paths. */
type Room = {
  at: string;
  imports: readonly string[];
  /** Rooms whose types, and nothing more, may be imported. */
  types?: readonly string[];
  /** Rooms that its tests may import in addition. */
  inTests?: readonly string[];
  because: string;
};

/** What every service may import: the store, limits, and the files directly in services/. */
const sharedByServices = /^services\/(?:database\/|form-page\/|limits\/|[^/]+$)/;

/** The files that every room of the site may import: its language, and the words of controls and links. */
const sharedBySite = ['content/component-words.ts', 'content/theme-labels.ts', 'site/language/'] as const;

/** The first room whose prefix fits is a file's room. */
const rooms: readonly Room[] = [
  {
    at: 'content/',
    imports: [
      'contracts/messages.ts',
      'contracts/retention.ts',
      'contracts/call-time.ts',
      'contracts/browser-storage.ts',
      'contracts/account-messages.ts',
      'contracts/forms.ts',
      'contracts/login-messages.ts',
      'contracts/languages.ts',
      'contracts/own-services.ts',
    ],
    types: ['contracts/'],
    because: 'content is words and facts: no React, no logic, and of the other rooms only constants that a text names.',
  },
  {
    at: 'contracts/',
    imports: [],
    because: 'contracts are what browser and server both obey, so they depend on neither.',
  },
  { at: 'static-site/', imports: [], because: 'static-site is a layer of its own that knows nothing of this site.' },
  {
    at: 'site/components/',
    imports: [],
    types: ['content/', 'site/page.ts'],
    because: 'a component knows no content, route or island. Take what it shows as a prop.',
  },
  {
    at: 'site/media/',
    imports: [],
    types: ['content/'],
    because: 'a drawing knows no content, route or island. Take what it shows as a prop.',
  },
  {
    at: 'site/browser/',
    imports: ['content/', 'contracts/', 'site/form-kit/send-waiting.ts', 'site/identity-client/', 'static-site/'],
    because: 'the script of every page is small: it starts islands and draws nothing.',
  },
  {
    at: 'site/email-client/',
    imports: ['content/', 'contracts/'],
    because: 'the e-mail client is for every island, so it knows none of them.',
  },
  {
    at: 'site/identity-client/',
    imports: ['contracts/'],
    because: 'the identity client is for every page and island, so it knows none of them.',
  },
  {
    at: 'site/form-kit/',
    imports: ['content/', 'contracts/', 'site/components/', 'site/email-client/', 'site/identity-client/'],
    because: 'the form kit is what several forms are made of, so it knows none of them.',
  },
  {
    at: 'site/islands/',
    imports: [
      'content/',
      'contracts/',
      'site/components/',
      'site/media/',
      'site/browser/site-search/',
      'site/email-client/',
      'site/form-kit/',
      'site/identity-client/',
      'static-site/',
    ],
    because: 'an island is loaded alone: it takes sections, pages and routes with it if it imports them.',
  },
  {
    at: 'site/sections/',
    imports: [
      // The types and helpers of guide texts; it holds no words.
      'content/guide-text.ts',
      'contracts/',
      'site/components/',
      'site/media/',
      'site/page.ts',
      // <RestOfPage />, which marks the end of a page's first screen.
      'static-site/rest-of-page.tsx',
    ],
    types: ['content/'],
    because: 'a section takes its words and its islands as props from the page that puts it there.',
  },
  {
    at: 'site/pages/',
    imports: [
      'content/',
      'contracts/',
      'site/components/',
      'site/media/',
      'site/sections/',
      'site/islands/',
      'site/page.ts',
      'static-site/rest-of-page.tsx',
    ],
    because: 'a page is a list of sections; routes import pages, never the other way round.',
  },
  {
    at: 'site/',
    imports: ['content/', 'contracts/', 'site/', 'static-site/'],
    because: 'the site is static: it is built before a server exists.',
  },
  {
    at: 'services/mail-relay/',
    imports: ['contracts/', 'services/page-views/', 'services/passkeys/'],
    because: 'the relay knows no other service: what they share lies beside both.',
  },
  {
    at: 'services/identity/',
    imports: ['contracts/', 'services/passkeys/'],
    because: 'the identity service knows no other: it is given a way to send mail (services/mail-sender.ts).',
  },
  {
    at: 'services/passkeys/',
    imports: [],
    because: 'passkeys serve the relay and the identity service, so they know neither.',
  },
  {
    at: 'services/',
    imports: ['contracts/'],
    inTests: ['content/', 'services/'],
    because:
      'a service can be moved to another program: it knows neither the site nor the server around it, and takes its words as options.',
  },
  {
    at: 'server/',
    imports: ['content/', 'contracts/', 'services/'],
    types: ['static-site/'],
    because: 'the server serves what was built (dist/ and build/pages.json) and imports no page.',
  },
  {
    at: 'tests/',
    imports: [
      'content/',
      'contracts/',
      'server/',
      'services/',
      'site/',
      'tools/arguments.ts',
      'tools/environment/',
      'tools/content/visit.ts',
      'tools/measured.ts',
    ],
    types: ['static-site/'],
    because: 'tests look at the built whole; of the tools they take what finds or starts a program.',
  },
  {
    at: 'tools/',
    imports: ['content/', 'contracts/', 'server/', 'services/', 'site/', 'tests/harness/'],
    types: ['static-site/'],
    because: 'tools stand above everything else, and of the tests they take what starts a site and a browser.',
  },
];

/** Imports point one way: content, contracts → components → sections, islands → pages → routes; contracts → services → server; all → tests, tools. */
export const importDirection: Rule = (files) => files.filter(({ file }) => isCode(file)).flatMap(faultsOf);

function faultsOf(source: SourceFile): Fault[] {
  const room = roomOf(source.file);
  if (!room) return [];
  return importsOf(source).flatMap((found): Fault[] => {
    const message = islandFault(source.file, found) ?? roomFault(room, source.file, found);
    return message === undefined ? [] : [{ file: source.file, line: found.line, message }];
  });
}

/** Tests and test helpers of the site and the services may import across rooms, as routes and the server do. */
const ofTests = (file: string) => isTest(file) || file.includes('/testing/');

function roomOf(file: string): Room | undefined {
  const [wholeRoom = ''] = /^(?:site|services)\//.exec(file) ?? [];
  const isWhole = wholeRoom !== '' && ofTests(file);
  return rooms.find(({ at }) => (isWhole ? at === wholeRoom : file.startsWith(at)));
}

function roomFault(room: Room, file: string, { target, typeOnly }: Import): string | undefined {
  const fits = (prefixes: readonly string[]) => prefixes.some((prefix) => target.startsWith(prefix));
  if (room.at.startsWith('site/') && fits(sharedBySite)) return undefined;
  if (room.at.startsWith('services/') && sharedByServices.test(target)) return undefined;
  if (roomOf(target) === room || fits(room.imports) || (typeOnly && fits(room.types ?? []))) return undefined;
  if (ofTests(file) && fits(room.inTests ?? [])) return undefined;
  const allowed = [...room.imports, ...(room.types ?? []).map((prefix) => `types of ${prefix}`)];
  return `imports ${target}, but ${room.because} From here: ${[room.at, ...allowed].join(', ')}.`;
}

/** The fault of an island that imports another: islands are loaded separately, so shared code lies outside both. */
function islandFault(file: string, { target }: Import): string | undefined {
  const [from, to] = [file, target].map((name) => /^site\/islands\/([^/]+)\//.exec(name)?.[1]);
  if (from === undefined || to === undefined || from === to) return undefined;
  return `imports the island ${to}. Islands are loaded one by one and never import one another: what both need goes to site/components or a folder beside site/islands.`;
}
