import type { StructuredData } from '../page.ts';

/**
 * Structured data for search engines as one JSON-LD graph. Browsers do not run it, so the content security policy allows it;
 * `<` is escaped so that no text can end the element.
 */
export function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- Data, no code; the one place that writes a script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
