import './styles/layers.css';
import './styles/reset.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/states.css';
import type { ReactNode } from 'react';
import { labels } from '../content/labels.ts';
import { company } from '../content/company.ts';
import { feedTitle } from '../content/document-title.ts';
import { formNotices } from '../content/form-notices.ts';
import { formWords } from '../content/form-words.ts';
import { footer, header, servicesMenu } from '../content/navigation.ts';
import { newsletterMessages } from '../contracts/messages.ts';
import { newsletterPaths } from '../contracts/newsletter.ts';
import { honeypotField } from '../contracts/spam-check.ts';
import type { Path } from '../content/site-map.ts';
import { ExpectFirstScreen } from './components/first-screen-end.tsx';
import { DeferredStyles } from '../static-site/deferred-styles.tsx';
import { groundColours } from './styles/ground-colours.ts';
import fontUrl from './media/fonts/anek-latin.woff2';
import { feedFile, feedPages } from './feed.ts';
import { markdownFile, type Page, type StructuredData } from './page.ts';
import { SiteFooter } from './sections/site-footer/site-footer.tsx';
import { SiteHeader } from './sections/site-header/site-header.tsx';
import { cardSize, socialCardOf } from './social-card/social-card.ts';
import { structuredDataOf } from './structured-data.ts';
import { sitePrefix } from './language/address.ts';
import { alternatesOf, otherEditionsOf } from './language/alternates.ts';
import { languageTag } from './language/language.ts';

/** The year of the build; the page's script keeps it right afterwards. */
const year = new Date().getFullYear();

const newsletter = {
  ...footer.newsletter,
  notice: formNotices.newsletter,
  messages: newsletterMessages,
  action: sitePrefix + newsletterPaths.subscribe,
  honeypot: { name: honeypotField, label: formWords.honeypot },
};

/** A whole page: head, header, main and footer. static-site/ adds the styles and scripts to the head. */
export function Document({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <html lang={languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ExpectFirstScreen />
        <HeadForMachines page={page} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a className="skip" href="#main">
          {labels.skip}
        </a>
        {page.frame === 'full' && <SiteHeader company={company.name} navigation={header} servicesMenu={servicesMenu} />}
        <main id="main">{children}</main>
        {page.frame === 'full' && (
          <>
            <DeferredStyles />
            <SiteFooter
              company={company}
              footer={footer}
              newsletter={newsletter}
              year={year}
              languages={otherEditionsOf(page.path)}
            />
          </>
        )}
      </body>
    </html>
  );
}

/** Metadata for search engines, link previews and the browser. */
function HeadForMachines({ page }: { page: Page }) {
  const url = page.path === '/404' ? undefined : company.origin + sitePrefix + page.path;
  const card = socialCardOf(page.path);
  const picture = `${company.origin}/${card.file}`;
  return (
    <>
      <meta name="description" content={page.description} />
      {page.keywords && <meta name="keywords" content={page.keywords} />}
      {page.indexed && url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={groundColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={groundColours.dark} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={languageTag.replace('-', '_')} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.indexed && (
        <link rel="alternate" type="text/markdown" href={`${sitePrefix}/${markdownFile(page.path as Path)}`} />
      )}
      {page.indexed &&
        alternatesOf(page.path as Path).map(({ tag, url: other }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={other} />
        ))}
      {feedPages.has(page.path) && (
        <link rel="alternate" type="application/atom+xml" title={feedTitle} href={`${sitePrefix}/${feedFile}`} />
      )}
      {page.indexed && <JsonLd nodes={structuredDataOf(page)} />}
    </>
  );
}

/**
 * Structured data for search engines as one JSON-LD graph. Browsers do not run it, so the content security policy allows it;
 * `<` is escaped so that no text can end the element.
 */
function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- Data, no code; the one place that writes a script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
