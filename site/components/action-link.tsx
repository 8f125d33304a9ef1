import type { Action } from '../../content/schema.ts';
import { ButtonLink } from './button.tsx';
import styles from './button.module.css';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';

type ActionLinkProps = { action: Action; variant?: 'primary' | 'outline' | 'onGlaze' | 'outlineOnGlaze' };

/** The button of an offer in the content: a link to a page of this site or to another site. */
export function ActionLink({ action, variant = 'primary' }: ActionLinkProps) {
  if ('url' in action)
    return (
      <ExternalLink href={action.url} className={styles[variant]}>
        {action.text} <Icon name="arrow-up-right" />
      </ExternalLink>
    );
  return (
    <ButtonLink to={action.href} variant={variant}>
      {action.text} {action.spoken && <span className="visually-hidden">{action.spoken}</span>}
      {!variant.startsWith('outline') && <Icon name="arrow-right" />}
    </ButtonLink>
  );
}
