import type { Action, InPageLink } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { ButtonAnchor, ButtonRow } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

type HeroActionsProps = {
  /** The button that goes down this page; with it the others are second. */
  scroll?: InPageLink;
  actions: readonly Action[];
};

/** The buttons under a page's lede. Only the first one is filled. */
export function HeroActions({ scroll, actions }: HeroActionsProps) {
  return (
    <ButtonRow>
      {scroll && (
        <ButtonAnchor href={`#${scroll.anchor}`} arrow="down">
          {scroll.text} <Icon name="arrow-down" />
        </ButtonAnchor>
      )}
      {actions.map((action, index) => (
        <ActionLink key={action.text} action={action} variant={scroll || index > 0 ? 'outline' : 'primary'} />
      ))}
    </ButtonRow>
  );
}
