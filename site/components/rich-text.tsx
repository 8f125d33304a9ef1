import { Fragment, type ReactNode } from 'react';
import type { Paragraph } from '../../content/schema.ts';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

type Part = Exclude<Paragraph, string>[number];

/** Words with links in them, as content files write them. */
export function RichText({ of: text }: { of: Paragraph }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part, index) => <Fragment key={index}>{toNode(part)}</Fragment>);
}

function toNode(part: Part): ReactNode {
  if (typeof part === 'string') return part;
  if ('href' in part) return <Link to={part.href}>{part.text}</Link>;
  if ('uri' in part) return <a href={part.uri}>{part.text}</a>;
  return <ExternalLink href={part.url}>{part.text}</ExternalLink>;
}
