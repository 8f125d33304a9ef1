import { type ReactNode, type RefObject, useId } from 'react';
import styles from './account-panel.module.css';

type QuestionDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  text: string;
  busy?: boolean;
  onConfirm: (form: HTMLFormElement) => void;
  /** What else the visitor should know, a password field where one is needed, and the buttons. */
  children: ReactNode;
};

/** A dialog that asks before a change. Whatever closes it also empties its form. */
export function QuestionDialog({ ref, question, text, busy, onConfirm, children }: QuestionDialogProps) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget }) => currentTarget.querySelector('form')?.reset()}
    >
      <form
        className={styles.form}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(event.currentTarget);
        }}
      >
        <h3 id={id}>{question}</h3>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </form>
    </dialog>
  );
}
