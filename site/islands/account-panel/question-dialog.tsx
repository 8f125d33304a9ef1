import { type ReactNode, type RefObject, useId, useState } from 'react';
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

/** A dialog that asks before a change. Whatever closes it also begins its form anew; nothing closes it during the change. */
export function QuestionDialog({ ref, question, text, busy, onConfirm, children }: QuestionDialogProps) {
  const id = useId();
  const [opened, setOpened] = useState(0);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={({ currentTarget }) => {
        // A second Escape closes a dialog whatever its page says.
        if (busy) currentTarget.showModal();
        else setOpened(opened + 1);
      }}
    >
      <form
        key={opened}
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
