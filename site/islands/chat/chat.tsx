import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { chatWords } from '../../../content/chat/chat-words.ts';
import type { Href } from '../../../content/site-map.ts';
import { Button } from '../../components/button.tsx';
import fieldStyles from '../../components/field.module.css';
import { Glyph } from '../../components/glyph.tsx';
import { mailIcon, messageCircleIcon, sendIcon } from '../../components/icon-shapes.ts';
import { sitePrefix } from '../../language/address.ts';
import { keepTranscript, transcriptQuery } from '../../form-kit/transcript.ts';
import { Message, Typing } from './chat-message.tsx';
import { canSend } from './chat-state.ts';
import styles from './chat.module.css';
import choices from './choices.module.css';
import { transcriptOf } from './transcript.ts';
import { useChat } from './use-chat.ts';
import { useScrollRule } from './use-scroll-rule.ts';

/** The chat (specification §2, §4, §7): replies come from a list of this site; nothing of the conversation is sent. */
export function Chat({ suggestions }: { suggestions: readonly string[] }) {
  const { messages, restored, typing, replyOf, send } = useChat();
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const rule = useScrollRule(log);

  /** Changes with every message and when the typing indicator appears or disappears. */
  const lines = messages.length * 2 + Number(typing);

  useEffect(() => {
    if (log.current && lines > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input || !canSend(input.value)) return;
    // Sent by Enter from the field, the focus stays, and a phone's keyboard with it.
    (document.activeElement === input ? send : sendAndMoveOn)(input.value);
    input.value = '';
    setText('');
  }

  function sendAndMoveOn(question: string) {
    send(question);
    // What was pressed disappears or is disabled, so the focus moves on: to the field, unless it would open a keyboard over the reply.
    const next = matchMedia('(hover: none)').matches ? log : field;
    next.current?.focus();
  }

  /** By a button: a link that is opened in a new tab, which has a storage of its own, leaves the conversation behind. */
  function goToPerson() {
    keepTranscript(transcriptOf(messages));
    const form: Href = `/contact-form?${transcriptQuery.name}=${transcriptQuery.value}`;
    location.assign(sitePrefix + form);
  }

  return (
    <>
      <div className={styles.chat}>
        <div className={styles.measured}>
          <div
            className={styles.log}
            role="log"
            aria-live={restored ? undefined : 'off'}
            aria-label={chatWords.log}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too
            tabIndex={0}
            ref={log}
          >
            <ol className={`stack ${styles.messages}`}>
              <Message message={{ sender: 'Bot', text: chatWords.welcome }} />
              {messages.map((message, index) => (
                <Message
                  key={index}
                  message={message}
                  reply={replyOf(message.intent)}
                  examples={suggestions}
                  onAsk={send}
                />
              ))}
              {typing && <Typing />}
            </ol>
          </div>
          <span className={styles.rule} aria-hidden="true" ref={rule} />
          {messages.length === 0 && (
            <fieldset className={`row ${choices.choices} ${styles.suggestions}`} data-needs-script="">
              <legend className="visually-hidden">{chatWords.suggestionsLabel}</legend>
              {suggestions.map((question) => (
                <button key={question} type="button" onClick={() => sendAndMoveOn(question)}>
                  {question}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        <form className={styles.form} method="get" aria-label={chatWords.form} onSubmit={submit} data-needs-script="">
          <label className="visually-hidden" htmlFor={fieldId}>
            {chatWords.label}
          </label>
          <input
            className={fieldStyles.control}
            id={fieldId}
            ref={field}
            onInput={(event) => setText(event.currentTarget.value)}
            placeholder={chatWords.placeholder}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={2000}
          />
          {/* Enabled before hydration, which submits again what was sent before (hydrate.ts). */}
          <Button type="submit" formMethod="dialog" disabled={restored !== undefined && !canSend(text)}>
            {chatWords.send} <Glyph shape={sendIcon} />
          </Button>
          {messages.length > 0 && (
            <Button variant="outline" size="small" onClick={goToPerson}>
              <Glyph shape={mailIcon} /> {chatWords.toPerson}
            </Button>
          )}
        </form>
      </div>
      <div className={styles.floating} data-needs-script="">
        {/* In the specification it shows an alert and nothing else. */}
        <button
          type="button"
          className="middle"
          aria-label={chatWords.float.label}
          onClick={() => window.alert(chatWords.float.alert)}
        >
          <svg viewBox="0 0 60 66" aria-hidden="true">
            <path d="M1 65V36.3A36 36 0 0 1 30 1A36 36 0 0 1 59 36.3V65Z" />
          </svg>
          <Glyph shape={messageCircleIcon} />
        </button>
      </div>
    </>
  );
}
