import type { ComponentProps, ReactNode } from 'react';
import { formWords } from '../../content/form-words.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { rotateCcwIcon } from '../components/icon-shapes.ts';
import { emailConfig } from '../email-client/email-config.ts';
import type { FormBanner } from './form-banner.ts';
import grid from './form-grid.module.css';

/** What a form that sends a message does and says. Without it, it is the plain form of a page for visitors without JavaScript. */
export type MessageFormControls = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> & {
  sending?: boolean;
  banner?: FormBanner | undefined;
  /** Changes when a banner is shown anew, so that the same words are announced again. */
  bannerKey?: number;
  onRestore?: () => void;
  onDiscard?: () => void;
};

type MessageFormProps = {
  controls: MessageFormControls | undefined;
  labelledBy: string;
  className?: string | undefined;
  step?: 1 | 2 | 'all';
  children: ReactNode;
};

/** A plain form underneath: without JavaScript the browser asks for empty fields and posts it to the e-mail service, whose answer is a page. */
export function MessageForm({ controls, labelledBy, className, step, children }: MessageFormProps) {
  const { ref, onSubmit, onInput, sending = false } = controls ?? {};
  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      onInput={onInput}
      className={className ? `${grid.form} ${className}` : grid.form}
      method="post"
      action={emailConfig.base + emailPaths.sendForm}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      aria-busy={sending}
      data-step={step}
    >
      {children}
    </form>
  );
}

/** What became of the message, in two live regions that are there before they speak. */
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
      counting={banner.counting}
      actions={
        banner.offersDraft && (
          <>
            <Button variant="outline" size="small" onClick={onRestore}>
              <Glyph shape={rotateCcwIcon} /> {formWords.restore}
            </Button>
            {/* Where it is only an offer, it can be declined. */}
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
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold the blocks of an alert */}
      <div role="status">
        {banner?.tone !== 'bad' && alert}
        {sending && <span className="visually-hidden">{sendingText}</span>}
      </div>
    </>
  );
}
