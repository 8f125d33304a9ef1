import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A square button of 44 px that shows only an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
      {...rest}
    />
  );
}
