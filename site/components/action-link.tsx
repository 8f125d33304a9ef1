import type { InternalLink } from '../../content/schema.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

type ActionLinkProps = { action: InternalLink; variant?: 'primary' | 'outline' | 'onGlaze' | 'outlineOnGlaze' };

/** The button of an offer in the content: a link to a page of this site. */
export function ActionLink({ action, variant = 'primary' }: ActionLinkProps) {
  return (
    <ButtonLink to={action.href} variant={variant}>
      {action.text}
      {action.spoken && <span className="visually-hidden"> {action.spoken}</span>}
      {!variant.startsWith('outline') && <Icon name="arrow-right" />}
    </ButtonLink>
  );
}
