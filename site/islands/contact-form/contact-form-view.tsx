import { useId } from 'react';
import { formLabels } from '../../../content/labels.ts';
import type { FormTexts } from '../../../contracts/forms.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon } from '../../components/icon-shapes.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import type { FieldErrors } from '../../form-kit/faults.ts';
import { FormFields } from '../../form-kit/form-fields.tsx';
import { HiddenFields } from '../../form-kit/hidden-fields.tsx';
import { MessageForm, type MessageFormControls, MessageOutcome } from '../../form-kit/message-form.tsx';
import styles from './contact-form.module.css';

/** The form's heading with its level, or the id of an existing heading that names the form. */
export type ContactFormHeading = { heading: string; level: 2 | 3 } | { labelledBy: string };

type ContactFormViewProps = ContactFormHeading & {
  controls?: MessageFormControls;
  errors?: FieldErrors;
  values?: Partial<FormTexts<'contact'>>;
};

/** The form in any of its states. */
export function ContactFormView({ controls, errors, values, ...naming }: ContactFormViewProps) {
  const ownHeadingId = useId();
  const sending = controls?.sending ?? false;
  return (
    <MessageForm
      form="contact"
      controls={controls}
      labelledBy={'labelledBy' in naming ? naming.labelledBy : ownHeadingId}
    >
      {'heading' in naming && <Heading {...naming} id={ownHeadingId} />}
      <HiddenFields route={emailConfig.contact.primary} />
      <FormFields form="contact" errors={errors} values={values} disabled={sending} />
      <div className={styles.outcome}>
        <MessageOutcome controls={controls} sendingText={formLabels.sending} />
        <BusyButton type="submit" busy={sending} busyText={formLabels.sending}>
          {formLabels.send} <Glyph shape={arrowRightIcon} />
        </BusyButton>
      </div>
    </MessageForm>
  );
}

function Heading({ heading, level, id }: { heading: string; level: 2 | 3; id: string }) {
  const Element = `h${level}` as const;
  return (
    <Element className="minor" id={id}>
      {heading}
    </Element>
  );
}
