import type { Article as ArticleData, BreadcrumbList, FAQPage } from 'schema-dts';
import { company } from '../content/company.ts';
import { officeHours } from '../content/company/contact-facts.ts';
import { faq } from '../content/faq.ts';
import { plainText } from '../content/guide-text.ts';
import type { IsoDay, Sources } from '../content/guide.ts';
import { labels } from '../content/labels.ts';
import { footer } from '../content/navigation.ts';
import { type Path, siteMap } from '../content/site-map.ts';
import { modifiedOn } from './modified-on.ts';
import { breadcrumbsTo, type Crumb, nameOf, type OwnBusiness, type Page, type StructuredData } from './page.ts';
import { socialCardOf } from './social-card/social-card.ts';
import { sitePrefix } from './language/address.ts';
import { languageTag } from './language/language.ts';

const organization = `${company.origin}/#organization`;
const home = `${company.origin}${sitePrefix}/`;

/** The pages that carry the company's node in full. */
const ofTheCompany: ReadonlySet<string> = new Set<Path>(['/', '/about', '/contact']);

/** The JSON-LD graph of a page: the company, the page, its breadcrumbs, and the page's own nodes. */
export function structuredDataOf(page: Page): StructuredData[] {
  const path = page.path as Path;
  const url = company.origin + sitePrefix + path;
  const breadcrumbs = breadcrumbsTo(path);
  const isUnderServices = breadcrumbs.slice(0, -1).some((above) => above.path === '/services');
  return [
    // Other pages only refer to the company by id.
    ...(ofTheCompany.has(path) ? [organizationNode()] : []),
    ...(path === '/' ? [websiteNode()] : []),
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: languageTag,
      image: pictureOf(path),
      publisher: { '@id': organization },
      ...(path !== '/' && { breadcrumb: breadcrumbNode(breadcrumbs) }),
    },
    ...(page.structuredData ?? (isUnderServices ? [serviceNode(siteMap[path], url)] : [])),
  ];
}

function pictureOf(path: string): string {
  return `${company.origin}/${socialCardOf(path).file}`;
}

function organizationNode(): OwnBusiness {
  const { street, city, region, postcode, countryCode } = company.address;
  const { days, opens, closes, closed } = officeHours;
  const [phone] = company.phones;
  const profiles = footer.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organization,
    name: company.name,
    description: labels.companySummary,
    url: home,
    logo: `${company.origin}/apple-touch-icon.png`,
    image: pictureOf('/'),
    ...(profiles.length > 0 && { sameAs: profiles }),
    email: company.email,
    telephone: phone.display,
    address: {
      '@type': 'PostalAddress',
      ...(street !== undefined && { streetAddress: street }),
      addressLocality: city,
      ...(region !== undefined && { addressRegion: region }),
      ...(postcode !== undefined && { postalCode: postcode }),
      addressCountry: countryCode,
    },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes },
    // Open for no time: closed.
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ first, last }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: first,
        validThrough: last,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}

function websiteNode(): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: company.name,
    url: home,
    inLanguage: languageTag,
    publisher: { '@id': organization },
  };
}

/** The service that a page under Services describes. */
function serviceNode({ name, description }: { name: string; description: string }, url: string): StructuredData {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    provider: { '@id': organization },
  };
}

function breadcrumbNode(breadcrumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: company.origin + sitePrefix + path,
    })),
  };
}

/** A page of text with the day of its last check and its sources. */
export type Article = { path: Path; lede: string; updated: IsoDay; sources: Sources };

/** The article of a page, with its sources as citations. */
export function articleNode(article: Article): Exclude<ArticleData, string> {
  const url = company.origin + sitePrefix + article.path;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: nameOf(article.path),
    description: article.lede,
    dateModified: modifiedOn(article),
    image: pictureOf(article.path),
    mainEntityOfPage: { '@id': url },
    author: { '@type': 'Organization', '@id': organization, name: company.name, url: home },
    publisher: { '@id': organization },
    citation: Object.values(article.sources).map(({ url: source }) => source),
  };
}

/** The questions of /faq with their answers, in the order in which the page shows them. */
export function faqNode(): Exclude<FAQPage, string> {
  const url = `${home}faq`;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: languageTag,
    mainEntityOfPage: { '@id': url },
    mainEntity: faq.items.map(({ id, title, content }) => ({
      '@type': 'Question',
      '@id': `${url}#${id}`,
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
    })),
  };
}
