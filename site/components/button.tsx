import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

const variants = {
  primary: styles.primary,
  outline: styles.outline,
  onGlaze: styles.onGlaze,
  outlineOnGlaze: styles.outlineOnGlaze,
};
const arrows = { down: ` ${styles.down}`, left: ` ${styles.left}` };

type Look = {
  /** `primary` once per view; `onGlaze` and `outlineOnGlaze` on cobalt fields. */
  variant?: keyof typeof variants | undefined;
  size?: 'small' | undefined;
  /** Where an arrow in the button moves on hover; to the right when absent. */
  arrow?: keyof typeof arrows | undefined;
};

const look = ({ variant = 'primary', size, arrow }: Look, more = '') => ({
  className: `${variants[variant]}${arrow ? arrows[arrow] : ''}${more}`,
  'data-size': size,
});

type Styled<Props> = Omit<Props, 'className' | 'style'> & Look;

/** A button. It submits a form only with `type="submit"`. */
export function Button({ variant, size, arrow, ...rest }: Styled<ComponentProps<'button'>>) {
  return <button type="button" {...rest} {...look({ variant, size, arrow }, ` ${styles.button}`)} />;
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ variant, size, arrow, ...rest }: Styled<ComponentProps<typeof Link>>) {
  return <Link {...rest} {...look({ variant, size, arrow })} />;
}

type OutwardProps = Styled<Omit<ComponentProps<'a'>, 'href'>> & {
  href: `tel:${string}` | `mailto:${string}` | `#${string}`;
};

/** The same for an anchor on the page, a telephone number or an e-mail address. */
export function ButtonAnchor({ variant, size, arrow, ...rest }: OutwardProps) {
  return <a {...rest} {...look({ variant, size, arrow })} />;
}

/** Buttons side by side, wrapping where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={`row ${styles.row}`}>{children}</div>;
}
