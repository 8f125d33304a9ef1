import type { BreadcrumbList } from 'schema-dts';
import type { company as ourCompany } from '../content/company.ts';
import { officeHours } from '../content/company/contact-facts.ts';
import { labels } from '../content/labels.ts';
import { footer } from '../content/navigation.ts';
import type { Path } from '../content/site-map.ts';
import type { Crumb, OwnBusiness, Page, StructuredData } from './page.ts';
import { socialCardOf } from './social-card/social-card.ts';
import { sitePrefix } from './language/address.ts';
import { languageTag } from './language/language.ts';

type Company = typeof ourCompany;

/** The pages that carry the company's node in full. */
const ofTheCompany: ReadonlySet<string> = new Set<Path>(['/', '/about', '/contact']);

/** The JSON-LD graph of a page: the company, the page, its breadcrumbs, and the page's own nodes. */
export function structuredDataOf(page: Page, company: Company): StructuredData[] {
  const organization = `${company.origin}/#organization`;
  const url = company.origin + sitePrefix + page.path;
  const hasWay = page.breadcrumbs.length > 1;
  return [
    // Other pages only refer to the company by id.
    ...(ofTheCompany.has(page.path) ? [organizationNode(organization, company)] : []),
    ...(page.path === '/' ? [websiteNode(organization, company)] : []),
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: languageTag,
      image: pictureOf(page.path, company.origin),
      publisher: { '@id': organization },
      ...(hasWay && { breadcrumb: breadcrumbNode(page.breadcrumbs, company.origin) }),
    },
    ...(page.structuredData ?? (isUnderServices(page) ? [serviceNode(page, url, organization)] : [])),
  ];
}

function isUnderServices({ breadcrumbs }: Page): boolean {
  return breadcrumbs.slice(0, -1).some(({ path }) => path === '/services');
}

/** The address of a page's social card. */
export function pictureOf(path: string, origin: string): string {
  return `${origin}/${socialCardOf(path).file}`;
}

function organizationNode(id: string, company: Company): OwnBusiness {
  const { street, city, region, postcode, countryCode } = company.address;
  const { days, opens, closes, closed } = officeHours;
  const [phone] = company.phones;
  const profiles = footer.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': id,
    name: company.name,
    description: labels.companySummary,
    url: `${company.origin}${sitePrefix}/`,
    logo: `${company.origin}/apple-touch-icon.png`,
    image: pictureOf('/', company.origin),
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

/** The site itself. */
function websiteNode(organization: string, { name, origin }: Company): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${sitePrefix}/#website`,
    name,
    url: `${origin}${sitePrefix}/`,
    inLanguage: languageTag,
    publisher: { '@id': organization },
  };
}

/** The service that a page under Services describes. */
function serviceNode({ breadcrumbs, description, title }: Page, url: string, organization: string): StructuredData {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: breadcrumbs.at(-1)?.name ?? title,
    description,
    url,
    provider: { '@id': organization },
  };
}

function breadcrumbNode(breadcrumbs: readonly Crumb[], origin: string): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + sitePrefix + path,
    })),
  };
}
