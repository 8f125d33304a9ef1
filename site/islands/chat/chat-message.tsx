import type { ReactNode } from 'react';
import { chatWords } from '../../../content/chat/chat-words.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import styles from './chat-message.module.css';
import choices from './choices.module.css';
import type { ChatMessage, SuggestedPage } from './chat-state.ts';

type MessageProps = {
  message: Pick<ChatMessage, 'sender' | 'text' | 'intent' | 'subjects' | 'pages'> & { at?: number | undefined };
  /** The reply of an intent, once the list is loaded. */
  reply?: Paragraph | undefined;
  /** Questions that are offered where a line may mean anything. */
  examples?: readonly string[] | undefined;
  /** Asks about a subject that was offered. */
  onAsk?: ((label: string) => void) | undefined;
};

/** One message with its sender; a reply shows the links of its intent. */
export function Message({ message, reply, examples, onAsk }: MessageProps) {
  const { sender, text, at, intent, subjects = [], pages = [] } = message;
  const isBot = sender === 'Bot';
  const isOpen = intent === 'help' || (intent === 'none' && subjects.length + pages.length === 0);
  return (
    <li className={isBot ? styles.bot : styles.user}>
      {isBot && <BotFace />}
      <div>
        <p className={styles.who}>
          {isBot ? chatWords.bot : chatWords.you} {at !== undefined && <Time at={at} />}
        </p>
        <div className={styles.words}>
          <p dir="auto">
            <RichText of={reply ?? text} />
          </p>
          {subjects.length > 0 && <Choices title={chatWords.didYouMean} labels={subjects} onAsk={onAsk} />}
          {pages.length > 0 && <Suggestions pages={pages} />}
          {examples && isOpen && <Choices title={chatWords.forExample} labels={examples} onAsk={onAsk} />}
        </div>
      </div>
    </li>
  );
}

function Time({ at }: { at: number }): ReactNode {
  // `09:05:00 GMT+0530` in any language (ECMAScript, Date.prototype.toTimeString).
  const shown = new Date(at).toTimeString().slice(0, 5);
  return <time dateTime={shown}>{shown}</time>;
}

type ChoicesProps = { title: string; labels: readonly string[]; onAsk: ((label: string) => void) | undefined };

/** What the line may have meant: a press asks for it. */
function Choices({ title, labels, onAsk }: ChoicesProps) {
  return (
    <div className={styles.subjects}>
      <p className="small soft">{title}</p>
      <ul className={`row ${choices.choices}`}>
        {labels.map((label) => (
          <li key={label}>
            <button type="button" onClick={() => onAsk?.(label)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to suggested pages. Their addresses come from the search index, so `Link` cannot check them. */
function Suggestions({ pages }: { pages: readonly SuggestedPage[] }) {
  return (
    <div className={styles.pages}>
      <p className="small soft">{chatWords.mayHelp}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The typing indicator: three bars, and a text for screen readers. */
export function Typing() {
  return (
    <li className={styles.bot}>
      <BotFace />
      <p className={`soft ${styles.typing}`}>
        <span aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {chatWords.typing}
      </p>
    </li>
  );
}

/** The bot is a window with a written sheet in it, never a person. */
function BotFace() {
  return (
    <svg className={styles.face} viewBox="0 0 40 50" aria-hidden="true">
      <path fill="var(--f-turq)" stroke="var(--f-line)" d="M1 49V24.8A24 24 0 0 1 20 1A24 24 0 0 1 39 24.8V49Z" />
      <path fill="light-dark(#fff, oklch(95% 0.02 90))" d="M10 22H30V36H19L14 41V36H10Z" />
      <path stroke="var(--f-deep)" strokeWidth="1.5" d="M14 27H26M14 31H22" />
    </svg>
  );
}
