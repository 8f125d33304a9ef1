import type { ReactNode } from 'react';
import styles from './section-title.module.css';

/** 1 where the section is the page, 2 where it is one of several. */
export type HeadingLevel = 1 | 2;

type Props = {
  level?: HeadingLevel | undefined;
  /** As large as the headings of pages when absent. */
  size?: 'medium' | 'numeral' | 'light' | 'sentence';
  children: ReactNode;
};

/** A section's heading: the same size whether it is the page's first heading or one of many. */
export function SectionTitle({ level = 2, size, children }: Props) {
  const Heading = `h${level}` as const;
  return <Heading className={size && styles[size]}>{children}</Heading>;
}
