import type { ComponentProps, ReactNode } from 'react';
import { bookingFormWords } from '../../../content/booking-form.ts';
import { company } from '../../../content/company.ts';
import { emailPaths } from '../../../contracts/email-wire.ts';
import type { Faults } from '../../../contracts/forms.ts';
import { Alert } from '../../components/alert.tsx';
import { Button, ButtonRow } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowLeftIcon, arrowRightIcon } from '../../components/icon-shapes.ts';
import { Spinner } from '../../components/spinner.tsx';
import { emailConfig } from '../../email-client/email-config.ts';
import type { FormBanner } from '../../form-kit/form-banner.ts';
import { FormFields } from '../../form-kit/form-fields.tsx';
import { HiddenFields } from '../../form-kit/hidden-fields.tsx';
import type { BookingTexts } from './booking-fields.ts';
import grid from '../../form-kit/form-grid.module.css';
import styles from './booking-form.module.css';
import { type ChosenTime, PreferredTime } from './preferred-time.tsx';
import { StepsRail } from './steps-rail.tsx';

type BookingFormViewProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> & {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** `all` is the form for people without JavaScript: both steps at once. */
  step?: 1 | 2 | 'all';
  banner?: FormBanner | undefined;
  /** Changes when a banner is shown anew, so that the same words are announced again. */
  bannerKey?: number;
  faults?: Faults<'booking'>;
  sending?: boolean;
  live?: boolean;
  chosen?: ChosenTime;
  /** The visitor's today, the first day that can be chosen. */
  today?: string | undefined;
  values?: Partial<BookingTexts>;
  draftActions?: ReactNode;
  onNext?: () => void;
  onBack?: () => void;
};

/** What the clocks show in a page that nobody has touched. */
const noTime: ChosenTime = { day: '', time: '', zone: company.timeZone };

/** The form in any of its states; underneath, a plain form that posts both steps at once. */
export function BookingFormView(props: BookingFormViewProps) {
  const { labelledBy, step = 1, banner, bannerKey, faults, sending = false, live = false, chosen = noTime } = props;
  const { ref, onSubmit, onInput, onNext, onBack, today, values, draftActions } = props;
  const fields = { form: 'booking', faults, values, disabled: sending, today } as const;
  const alert = banner && (
    <Alert key={bannerKey} tone={banner.tone} next={banner.next} actions={banner.offersDraft && draftActions}>
      {banner.text}
    </Alert>
  );

  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      onInput={onInput}
      className={`${grid.form} ${styles.form}`}
      method="post"
      action={emailConfig.base + emailPaths.sendForm}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      aria-busy={sending}
      data-step={step}
    >
      {step !== 'all' && <StepsRail steps={bookingFormWords.steps} step={step} />}
      <HiddenFields route={emailConfig.booking} />
      <div className={styles.first}>
        <FormFields {...fields} step={1} />
      </div>
      <div className={styles.second}>
        <FormFields {...fields} step={2} />
        <PreferredTime
          chosen={chosen}
          live={live}
          value={values?.preferred_time}
          fault={faults?.preferred_time}
          disabled={sending}
        />
      </div>
      <div className={styles.outcome}>
        <div role="alert">{banner?.tone === 'bad' && alert}</div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold the blocks of an alert */}
        <div role="status">
          {banner?.tone !== 'bad' && alert}
          {sending && <span className="visually-hidden">{bookingFormWords.booking}</span>}
        </div>
      </div>
      <div className={styles.first} data-needs-script="">
        <ButtonRow>
          <Button onClick={onNext}>
            {bookingFormWords.next} <Glyph shape={arrowRightIcon} />
          </Button>
        </ButtonRow>
      </div>
      <div className={styles.second}>
        <ButtonRow>
          {step !== 'all' && (
            <Button variant="outline" onClick={onBack} disabled={sending} data-needs-script="" arrow="left">
              <Glyph shape={arrowLeftIcon} /> {bookingFormWords.back}
            </Button>
          )}
          <Button type="submit" disabled={sending} aria-busy={sending}>
            {sending ? (
              <>
                <Spinner />
                {bookingFormWords.booking}
              </>
            ) : (
              bookingFormWords.book
            )}
          </Button>
        </ButtonRow>
      </div>
    </form>
  );
}
