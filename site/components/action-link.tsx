import type { InPageLink, InternalLink } from '../../content/schema.ts';
import { ButtonAnchor, ButtonLink, ButtonRow } from './button.tsx';
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

type ActionLinksProps = {
  /** The button that goes down this page; with it the others are second. */
  scroll?: InPageLink | undefined;
  actions: readonly InternalLink[];
  /** The ground they stand on. */
  tone?: 'plain' | 'glaze' | undefined;
};

/** Such buttons side by side, as under a page's lede. Only the first one is filled. */
export function ActionLinks({ scroll, actions, tone = 'plain' }: ActionLinksProps) {
  const [first, other] = looks[tone];
  return (
    <ButtonRow>
      {scroll && (
        <ButtonAnchor href={`#${scroll.anchor}`} arrow="down" variant={first}>
          {scroll.text} <Icon name="arrow-down" />
        </ButtonAnchor>
      )}
      {actions.map((action, index) => (
        <ActionLink key={action.text} action={action} variant={scroll || index > 0 ? other : first} />
      ))}
    </ButtonRow>
  );
}

const looks = { plain: ['primary', 'outline'], glaze: ['onGlaze', 'outlineOnGlaze'] } as const;
