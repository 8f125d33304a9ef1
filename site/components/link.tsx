import type { ComponentProps } from 'react';
import type { Href } from '../../content/site-map.ts';
import { sitePrefix } from '../language/address.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Href };

/** A link to a page or a section of this site: an unknown address is a type error. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={sitePrefix + to} {...rest} />;
}
