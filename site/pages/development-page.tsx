import type { ComponentProps } from 'react';
import { labels } from '../../content/labels.ts';
import type { AnchoredSection, DevelopmentPage as Content, Sections } from '../../content/schema.ts';
import { Conclusion } from '../sections/conclusion/conclusion.tsx';
import { ServicePage } from './service-page.tsx';
import styles from './development-page.module.css';

type DevelopmentPageProps = Omit<ComponentProps<typeof ServicePage>, 'content'> & { content: Content };

/** The layout of the nine pages under Web Development. */
export function DevelopmentPage({ content, children, ...hero }: DevelopmentPageProps) {
  return (
    <ServicePage content={content} {...hero}>
      <div className={styles.texts}>
        {children}
        <Conclusion heading={labels.conclusion} paragraphs={content.conclusion} />
      </div>
    </ServicePage>
  );
}

/** The section of a page with this anchor, for pages that lay out each section differently. */
export function sectionOf({ path, sections }: Content, id: string): AnchoredSection {
  const section = sections[id];
  if (!section) throw new Error(`The words of ${path} have no section '${id}': add it there, or arrange another one.`);
  return { id, ...section };
}

/** Several of them, for a list. */
export function sectionsOf(content: Content, ...ids: readonly string[]): Sections {
  return Object.fromEntries(ids.map((id) => [id, sectionOf(content, id)]));
}
