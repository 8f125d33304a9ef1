import { faq } from '../../content/faq.ts';
import { reasons } from '../../content/features.ts';
import { guides } from '../../content/guides.ts';
import { accessibilityPage } from '../../content/pages/accessibility.ts';
import { eCommerceServicesPage } from '../../content/pages/ecommerce-servicces.ts';
import { graphicServicesPage } from '../../content/pages/graphic-services.ts';
import { aiAutomationPage } from '../../content/pages/services/ai-automation.ts';
import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { webDevelopmentPage } from '../../content/pages/services/web-development.ts';
import { services } from '../../content/services.ts';
import { teamMembers } from '../../content/team.ts';
import type { TeamMember } from '../../content/schema.ts';
import { type Entry, isFields } from './visit.ts';

const spelt = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What the words of any file count: what follows the number, how many there are, and where they stand. */
const counted = (
  [
    [' services (?:from one team|of a small)', services.cards.length, 'services.ts'],
    ['(?<=(?:^all|of our) \\w+) services', services.cards.length, 'services.ts'],
    ['(?<!our \\w+) services, how we work|(?<=on \\w+) of our services', faq.items.length, 'faq.ts'],
    ['(?: free)? guides', Object.keys(guides).length, 'guides.ts'],
    [' points,|(?<=(?:has|our) \\w+) points', reasons.cards.length, 'features.ts'],
    [
      ' AI services|(?<=(?: describes|among the) \\w+) services| services with AI',
      aiAutomationPage.carousel.cards.length,
      'pages/services/ai-automation.ts',
    ],
    [
      ' services (?:for|at once)| shop services| you choose',
      eCommerceServicesPage.cards.items.length,
      'pages/ecommerce-servicces.ts',
    ],
    [
      ' services in \\w+ steps|(?<=shows all \\w+) services',
      graphicServicesPage.services.items.length,
      'pages/graphic-services.ts',
    ],
    [
      ' web services| services(?: above|: what each)',
      webDevelopmentPage.tabs.items.length,
      'pages/services/web-development.ts',
    ],
    [' of them today', accessibilityPage.clauses['known']?.points?.length ?? 0, 'pages/accessibility.ts'],
    [' cloud solutions', Object.keys(cloudServicesPage.solutions.drawn).length, 'pages/services/cloud-services.ts'],
    [' types of cloud', Object.keys(cloudServicesPage.types.drawn).length, 'pages/services/cloud-services.ts'],
  ] as const
).map(([after, number, where]) => ({
  pattern: new RegExp(`\\b(${spelt.join('|')})(?=${after})`, 'gi'),
  number: spelt[number] ?? String(number),
  where,
}));

/** Finds headings that count otherwise than the list below them. */
export function wrongHeading({ value }: Entry): string | undefined {
  if (!isFields(value) || typeof value['heading'] !== 'string') return undefined;
  const list = value['items'] ?? value['cards'];
  const said = spelt.indexOf((value['heading'].match(/^\w+|(?<=, in )\w+(?= steps$)/g)?.at(-1) ?? '').toLowerCase());
  if (!Array.isArray(list) || said < 2 || said === list.length) return undefined;
  return `has the heading ‘${value['heading']}’ over ${list.length} entries. Write the number anew.`;
}

/** Finds texts that say another number of services, questions or guides than there are. */
export function wrongCount({ value }: Entry): readonly string[] {
  if (typeof value !== 'string') return [];
  return counted.flatMap(({ pattern, number, where }) =>
    [...value.matchAll(pattern)].flatMap(([said]) =>
      said.toLowerCase() === number
        ? []
        : [`says ‘${said}’ of what content/${where} has ${number} of. Write the number anew.`],
    ),
  );
}

const calledSamples = /sample people|(?:are|only|the) samples|^samples,/i;
const allCalledSamples = /(?<!\b(?:others?|rest|some|most|one|two|three|four|five)\b[^.]*)(?:are|only) samples/i;

/** Finds texts that call all of the team samples when only some are, or any when none is. */
export function wrongSamples({ value }: Entry, team: readonly TeamMember[] = teamMembers): string | undefined {
  const samples = team.filter(({ sample }) => sample).length;
  if (typeof value !== 'string' || samples === team.length) return undefined;
  const said = (samples === 0 ? calledSamples : allCalledSamples).exec(value);
  return said ? `says ‘${said[0]}’, and content/team.ts has ${samples} of ${team.length}. Write it anew.` : undefined;
}
