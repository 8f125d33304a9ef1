import styles from './chat-message.module.css';

/** The bot is a window with a written sheet in it, never a person. */
export function BotFace() {
  return (
    <svg className={styles.face} viewBox="0 0 40 50" aria-hidden="true">
      <path fill="var(--f-turq)" stroke="var(--f-line)" d="M1 49V24.8A24 24 0 0 1 20 1A24 24 0 0 1 39 24.8V49Z" />
      <path fill="light-dark(#fff, oklch(95% 0.02 90))" d="M10 22H30V36H19L14 41V36H10Z" />
      <path stroke="var(--f-deep)" strokeWidth="1.5" d="M14 27H26M14 31H22" />
    </svg>
  );
}
