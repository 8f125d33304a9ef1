import type { Sources } from '../../../content/guide.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import styles from './reading-source.module.css';

/** The source of a drawn number, named in full beside it. */
export function ReadingSource({ id, sources }: { id: string; sources: Sources }) {
  const source = sources[id];
  if (!source) throw new Error(`The reading names the source "${id}", which the page does not list.`);
  return (
    <ExternalLink href={source.url} className={`soft ${styles.source}`}>
      {`${source.publisher}, ${source.title}`}
    </ExternalLink>
  );
}
