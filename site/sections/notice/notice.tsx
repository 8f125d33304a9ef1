import styles from './notice.module.css';

/** One line above a page, about the page. */
export function Notice({ text }: { text: string }) {
  return (
    <div className={styles.notice}>
      <p className="wrap">{text}</p>
    </div>
  );
}
