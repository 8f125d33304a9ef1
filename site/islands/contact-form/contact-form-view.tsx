import { useId, type ComponentProps, type ReactNode } from 'react';
import { formLabels } from '../../../content/labels.ts';
import { emailPaths } from '../../../contracts/email-wire.ts';
import type { Faults, FormTexts } from '../../../contracts/forms.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon } from '../../components/icon-shapes.ts';
import { Spinner } from '../../components/spinner.tsx';
import { emailConfig } from '../../email-client/email-config.ts';
import type { FormBanner } from '../../form-kit/form-banner.ts';
import { FormFields } from '../../form-kit/form-fields.tsx';
import { HiddenFields } from '../../form-kit/hidden-fields.tsx';
import grid from '../../form-kit/form-grid.module.css';
import styles from './contact-form.module.css';

/** The form's own heading, with its level on the page, or the id of a heading that names it already. */
export type ContactFormHeading = { heading: string; level: 2 | 3 } | { labelledBy: string };

type ContactFormViewProps = ContactFormHeading &
  Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> & {
    banner?: FormBanner | undefined;
    /** Changes when a banner is shown anew, so that the same words are announced again. */
    bannerKey?: number;
    faults?: Faults<'contact'>;
    sending?: boolean;
    /** What stands in the fields from the start. */
    values?: Partial<FormTexts<'contact'>>;
    /** The buttons of a banner that offers a message back. */
    draftActions?: ReactNode;
  };

/**
 * The form in any of its states. It is a plain form underneath: without JavaScript the browser asks for empty fields
 * and posts it to the e-mail service, whose answer is a page.
 */
export function ContactFormView({
  banner,
  bannerKey,
  faults,
  sending = false,
  values,
  draftActions,
  ref,
  onSubmit,
  onInput,
  ...naming
}: ContactFormViewProps) {
  const ownHeadingId = useId();
  const alert = banner && (
    <Alert
      key={bannerKey}
      tone={banner.tone}
      next={banner.next}
      counting={banner.counting}
      actions={banner.offersDraft && draftActions}
    >
      {banner.text}
    </Alert>
  );

  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      onInput={onInput}
      className={grid.form}
      method="post"
      action={emailConfig.base + emailPaths.sendForm}
      encType="multipart/form-data"
      aria-labelledby={'labelledBy' in naming ? naming.labelledBy : ownHeadingId}
      aria-busy={sending}
    >
      {'heading' in naming && <Heading {...naming} id={ownHeadingId} />}
      <HiddenFields route={emailConfig.contact.primary} />
      <FormFields form="contact" faults={faults} values={values} disabled={sending} />
      <div className={styles.outcome}>
        <div role="alert">{banner?.tone === 'bad' && alert}</div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold the blocks of an alert */}
        <div role="status">
          {banner?.tone !== 'bad' && alert}
          {sending && <span className="visually-hidden">{formLabels.sending}</span>}
        </div>
        <Button type="submit" disabled={sending} aria-busy={sending}>
          {sending ? (
            <>
              <Spinner />
              {formLabels.sending}
            </>
          ) : (
            <>
              {formLabels.send} <Glyph shape={arrowRightIcon} />
            </>
          )}
        </Button>
      </div>
    </form>
  );
}

function Heading({ heading, level, id }: { heading: string; level: 2 | 3; id: string }) {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.heading} id={id}>
      {heading}
    </Element>
  );
}
