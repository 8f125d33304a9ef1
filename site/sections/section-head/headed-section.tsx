import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';

type HeadedSectionProps = ComponentProps<typeof SectionHead> & {
  id?: string | undefined;
  /** Classes beside `section`. */
  className?: string | undefined;
  /** The ground, where it is not the page's. */
  ground?: 'glaze' | undefined;
  children: ReactNode;
};

/** A section as wide as the page's text, under its heading and a sentence. */
export function HeadedSection({ id, className, ground, children, ...head }: HeadedSectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'} data-ground={ground} id={id}>
      <div className="wrap">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}
