import { bookingFormWords } from '../../../content/booking-form.ts';
import { reach } from '../../../content/company/reach.ts';
import type { CallTime } from '../../../contracts/call-time.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button, ButtonRow } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowLeftIcon, arrowRightIcon } from '../../components/icon-shapes.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import type { FieldErrors } from '../../form-kit/faults.ts';
import { FormFields } from '../../form-kit/form-fields.tsx';
import { HiddenFields } from '../../form-kit/hidden-fields.tsx';
import { MessageForm, type MessageFormControls, MessageOutcome } from '../../form-kit/message-form.tsx';
import type { BookingTexts } from './booking-faults.ts';
import styles from './booking-form.module.css';
import { PreferredTime } from './preferred-time.tsx';
import { StepsRail } from './steps-rail.tsx';

type BookingFormViewProps = {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** `all` shows both steps at once, for visitors without JavaScript. */
  step?: 1 | 2 | 'all';
  controls?: MessageFormControls;
  errors?: FieldErrors;
  chosen?: CallTime;
  /** The visitor's today, the earliest day; undefined until the visitor's time zone is known. */
  today?: string | undefined;
  values?: Partial<BookingTexts>;
  onNext?: () => void;
  onBack?: () => void;
};

/** The clocks in the prerendered page. */
const noTime: CallTime = { day: '', time: '', zone: reach.timeZone };

/** The form in any of its states. Without JavaScript it posts both steps at once. */
export function BookingFormView(props: BookingFormViewProps) {
  const { labelledBy, step = 1, controls, errors, chosen = noTime, today, values } = props;
  const sending = controls?.sending ?? false;
  const fields = { form: 'booking', errors, values, disabled: sending, today } as const;
  return (
    <MessageForm form="booking" controls={controls} labelledBy={labelledBy} className={styles.form} step={step}>
      {step !== 'all' && <StepsRail step={step} />}
      <HiddenFields route={emailConfig.booking} />
      {/* Named, so that a screen reader says which step the focus has come to; a <fieldset> would be too wide for a phone in older browsers. */}
      <div className={styles.first} role="group" aria-label={bookingFormWords.steps[0]}>
        <FormFields {...fields} step={1} />
      </div>
      <div className={styles.second} role="group" aria-label={bookingFormWords.steps[1]}>
        <FormFields
          {...fields}
          step={2}
          time={
            <PreferredTime
              chosen={chosen}
              today={today}
              value={values?.preferred_time}
              error={errors?.preferred_time}
              disabled={sending}
            />
          }
        />
      </div>
      <div className={styles.outcome}>
        <MessageOutcome controls={controls} sendingText={bookingFormWords.booking} />
      </div>
      <div className={styles.first} data-needs-script="">
        <ButtonRow>
          <Button onClick={props.onNext}>
            {bookingFormWords.next} <Glyph shape={arrowRightIcon} />
          </Button>
        </ButtonRow>
      </div>
      <div className={styles.second}>
        <ButtonRow>
          {step !== 'all' && (
            <Button variant="outline" onClick={props.onBack} disabled={sending} data-needs-script="" arrow="left">
              <Glyph shape={arrowLeftIcon} /> {bookingFormWords.back}
            </Button>
          )}
          {/* Enter in a field of step 1 presses it, too: with `formMethod`, that counts once the scripts have come (hydrate.ts). */}
          <BusyButton type="submit" formMethod="post" busy={sending} busyText={bookingFormWords.booking}>
            {bookingFormWords.book}
          </BusyButton>
        </ButtonRow>
      </div>
    </MessageForm>
  );
}
