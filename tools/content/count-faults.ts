import { faq } from '../../content/faq.ts';
import { reasons } from '../../content/features.ts';
import { guides } from '../../content/guides.ts';
import { cloudServicesPage } from '../../content/pages/services/cloud-services.ts';
import { webDevelopmentPage } from '../../content/pages/services/web-development.ts';
import { services } from '../../content/services.ts';
import type { Entry } from './visit.ts';

const spelt = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What the words of any file count: the number before it, how many there are, and where they stand. */
const counted: readonly (readonly [before: string, number: number, where: string])[] = [
  [' services (?:from one team|of a small)', services.cards.length, 'services.ts'],
  ['(?<=(?:^all|of our) \\w+) services', services.cards.length, 'services.ts'],
  ['(?<!our \\w+) services, how we work|(?<=on \\w+) of our \\w+ services', faq.items.length, 'faq.ts'],
  [' free guides', Object.keys(guides).length, 'guides.ts'],
  [' points,|(?<=(?:has|our) \\w+) points', reasons.cards.length, 'features.ts'],
  [' web services', webDevelopmentPage.tabs.items.length, 'pages/services/web-development.ts'],
  [' cloud solutions', cloudServicesPage.solutions.items.length, 'pages/services/cloud-services.ts'],
  [' types of cloud', cloudServicesPage.types.items.length, 'pages/services/cloud-services.ts'],
];

/** Finds texts that say another number of services, questions or guides than there are. */
export function wrongCount({ value }: Entry): readonly string[] {
  if (typeof value !== 'string') return [];
  return counted.flatMap(([before, number, where]) =>
    [...value.matchAll(new RegExp(`\\b(${spelt.join('|')})(?=${before})`, 'gi'))].flatMap(([said]) =>
      said.toLowerCase() === spelt[number]
        ? []
        : [`says ‘${said}’ of what content/${where} has ${spelt[number] ?? number} of. Write the number anew.`],
    ),
  );
}
