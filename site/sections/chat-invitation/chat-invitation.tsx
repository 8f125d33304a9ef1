import type { chatInvitation } from '../../../content/landing.ts';
import { ActionLink } from '../../components/action-link.tsx';
import glaze from '../../components/glaze.module.css';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './chat-invitation.module.css';

/** The call to the chat page: a reply that seems to come in, and the button that begins. */
export function ChatInvitation({ heading, text, action }: typeof chatInvitation) {
  return (
    <section className={glaze.glaze}>
      <div className={`wrap cells ${styles.inner}`}>
        <svg className={styles.bubble} overflow="visible" viewBox="0 0 120 104" aria-hidden="true">
          <path stroke="color-mix(in oklch, var(--on-glaze) 70%, transparent)" d="M1 1H79V49H29L15 63V49H1Z" />
          <path fill="var(--f-sun)" d="M41 37H119V85H105V99L91 85H41Z" />
          <path stroke="var(--on-marigold)" strokeWidth="2.5" d="M55 53H105M55 65H85" />
        </svg>
        <div>
          <SectionTitle size="medium">{heading}</SectionTitle>
          <p className={`soft ${styles.text}`}>{text}</p>
        </div>
        <ActionLink action={action} variant="onGlaze" />
      </div>
    </section>
  );
}
