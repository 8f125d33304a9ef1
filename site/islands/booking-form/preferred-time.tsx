import { bookingFormWords } from '../../../content/booking-form.ts';
import { fieldLabels } from '../../../content/field-labels.ts';
import { formLabels } from '../../../content/labels.ts';
import type { CallTime } from '../../../contracts/call-time.ts';
import { SelectField } from '../../components/field.tsx';
import { PairedClocks } from './paired-clocks.tsx';
import styles from './preferred-time.module.css';
import { pairedTime } from './time-in-words.ts';

type PreferredTimeProps = {
  chosen: CallTime;
  /** Undefined in the prerendered page, where the visitor's time zone is unknown: its times are Jaipur's. */
  today?: string | undefined;
  value?: string | undefined;
  error?: string | undefined;
  disabled: boolean;
};

/** The optional preferred time, on the visitor's clock and on Jaipur's. */
export function PreferredTime({ chosen, today, value, error, disabled }: PreferredTimeProps) {
  const { ahead, times, open, yours, ours } = pairedTime(chosen, today);
  const { officeTime, anyTime, closedDay, noTime } = bookingFormWords;
  return (
    <div className={`stack ${styles.when}`} data-disabled={disabled}>
      <div className={styles.pick}>
        <SelectField
          label={today ? fieldLabels.preferred_time : officeTime}
          optional={formLabels.optional}
          name="preferred_time"
          error={error}
          defaultValue={value}
          disabled={disabled}
        >
          {value && <option value={value}>{value}</option>}
          <option value="">{anyTime}</option>
          {times.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {/* Not <output>: resetting the form would empty it without React's knowledge. */}
        <p className={`small soft ${styles.words}`} aria-live="polite" aria-atomic="true">
          {[yours, ours].map((one) => one && <Clock key={one.words} {...one} />)}
          {!ours && <span>{open.length > 0 ? noTime : `${closedDay} ${noTime}`}</span>}
        </p>
      </div>
      <PairedClocks ahead={ahead} times={times} open={open} time={chosen.time} />
      <input type="hidden" name="time_zone" value={chosen.zone} readOnly />
    </div>
  );
}

function Clock({ time, words }: { time: string; words: string }) {
  return (
    <span>
      <b>{time}</b> {words}
    </span>
  );
}
