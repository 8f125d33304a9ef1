import type { ReactNode, Ref } from 'react';
import styles from './account-panel.module.css';

type PartProps = { id: string; heading: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** One part of the page under its heading. With `headingRef` the heading takes the focus of a button that has gone. */
export function Part({ id, heading, headingRef, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
