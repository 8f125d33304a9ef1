import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { formWords } from '../../content/form-words.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { rotateCcwIcon } from '../components/icon-shapes.ts';
import { emailConfig } from '../email-client/email-config.ts';
import type { FormBanner } from './form-banner.ts';
import type { MessageFormName } from './message-form-state.ts';
import grid from './form-grid.module.css';

/** The behaviour and messages of a message form. Without them it is a plain form, as on answer pages. */
export type MessageFormControls = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> & {
  sending?: boolean;
  banner?: FormBanner | undefined;
  /** Changes with every banner, so that the same text is announced again. */
  bannerKey?: number;
  onRestore?: () => void;
  onDiscard?: MouseEventHandler;
};

type MessageFormProps = {
  form: MessageFormName;
  controls: MessageFormControls | undefined;
  labelledBy: string;
  className?: string | undefined;
  step?: 1 | 2 | 'all';
  children: ReactNode;
};

/**
 * A form that sends a message. Without JavaScript the browser validates it and posts it to the e-mail service, which answers with a page.
 * The address names the form: the relay may have to answer before it has read what is sent.
 */
export function MessageForm({ form, controls, labelledBy, className, step, children }: MessageFormProps) {
  const { ref, onSubmit, onInput, sending = false } = controls ?? {};
  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      onInput={onInput}
      className={className ? `${grid.form} ${className}` : grid.form}
      method="post"
      action={`${emailConfig.base}${emailPaths.sendForm}?${form}`}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      aria-busy={sending}
      data-step={step}
    >
      {children}
    </form>
  );
}

/** The result of sending, in two live regions that exist before they are filled. */
export function MessageOutcome({
  controls,
  sendingText,
}: Pick<MessageFormProps, 'controls'> & { sendingText: string }) {
  const { sending, banner, bannerKey, onRestore, onDiscard } = controls ?? {};
  const alert = banner && (
    <Alert
      key={bannerKey}
      tone={banner.tone}
      next={banner.next}
      counting={banner.tone === 'good'}
      actions={
        banner.offersDraft && (
          <>
            <Button variant="outline" size="small" onClick={onRestore}>
              <Glyph shape={rotateCcwIcon} /> {formWords.restore}
            </Button>
            {/* An offer can be declined; a failure can only be restored. */}
            {banner.tone === 'note' && (
              <Button variant="outline" size="small" onClick={onDiscard}>
                {formWords.discard}
              </Button>
            )}
          </>
        )
      }
    >
      {banner.text}
    </Alert>
  );
  return (
    <>
      <div role="alert">{banner?.tone === 'bad' && alert}</div>
      {/* An <output> may not hold the blocks of an alert. */}
      <div role="status">
        {banner?.tone !== 'bad' && alert}
        {sending && <span className="visually-hidden">{sendingText}</span>}
      </div>
    </>
  );
}
