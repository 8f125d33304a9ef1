import type { ComponentProps } from 'react';
import { newTab } from '../../content/component-words.ts';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'rel' | 'target'> & { href: `https://${string}` };

/** A link to another site in a new tab. Screen readers announce that; `rel` denies the new tab access to this one. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
