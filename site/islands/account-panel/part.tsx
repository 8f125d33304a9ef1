import type { ReactNode, Ref } from 'react';
import styles from './account-panel.module.css';

type PartProps = { id: string; heading: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** A section of the page with its heading. With `headingRef` the heading can take the focus of a button that disappeared. */
export function Part({ id, heading, headingRef, children }: PartProps) {
  return (
    <section className={`cells ${styles.part}`} aria-labelledby={id}>
      <h2 className="minor" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      <div className="stack start">{children}</div>
    </section>
  );
}
