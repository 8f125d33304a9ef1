import type { FAQPage } from 'schema-dts';
import { plainText } from '../content/guide-text.ts';
import type { FaqItem } from '../content/schema.ts';
import { languageTag } from './language/language.ts';

/** Questions and answers for search engines, in the order in which the page shows them. */
export function faqNode(items: readonly FaqItem[], url: string): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: languageTag,
    mainEntityOfPage: { '@id': url },
    mainEntity: items.map(({ id, title, content }) => ({
      '@type': 'Question',
      '@id': `${url}#${id}`,
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
    })),
  };
}
