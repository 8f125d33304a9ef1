import type { InPageLink, InternalLink } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { ButtonAnchor, ButtonRow } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

type HeroActionsProps = {
  /** The button that goes down this page; with it the others are second. */
  scroll?: InPageLink;
  actions: readonly InternalLink[];
  /** The ground the hero stands on. */
  tone?: 'plain' | 'glaze' | undefined;
};

/** The buttons under a page's lede. Only the first one is filled. */
export function HeroActions({ scroll, actions, tone = 'plain' }: HeroActionsProps) {
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
