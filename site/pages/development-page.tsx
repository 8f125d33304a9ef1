import type { ComponentProps } from 'react';
import { labels } from '../../content/labels.ts';
import type { DevelopmentPage as Content } from '../../content/schema.ts';
import { Conclusion } from '../sections/conclusion/conclusion.tsx';
import { ServicePage } from './service-page.tsx';
import styles from './development-page.module.css';

type Parts = Content['sections'];
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
export function sectionOf<Of extends Parts, Id extends string & keyof Of>(content: { sections: Of }, id: Id) {
  return { id, ...content.sections[id] };
}

/** Several of them, for a list. */
export function sectionsOf<Of extends Parts, Id extends string & keyof Of>(content: { sections: Of }, ...ids: Id[]) {
  return Object.fromEntries(ids.map((id) => [id, content.sections[id]]));
}
