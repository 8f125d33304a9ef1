import styles from './chat-message.module.css';

/** The bot is a window with a written sheet in it, never a person. */
export function BotFace() {
  return (
    <svg className={styles.face} viewBox="0 0 40 50" aria-hidden="true">
      <path className={styles.arch} d="M1 49V24.8A24 24 0 0 1 20 1A24 24 0 0 1 39 24.8V49Z" />
      <path className={styles.sheet} d="M10 22H30V36H19L14 41V36H10Z" />
      <path className={styles.lines} d="M14 27H26M14 31H22" />
    </svg>
  );
}
