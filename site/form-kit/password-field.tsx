import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { passwordWords as words } from '../../content/component-words.ts';
import { Field, type TextField } from '../components/field.tsx';
import fieldStyles from '../components/field.module.css';
import { Glyph } from '../components/glyph.tsx';
import { arrowBigUpDashIcon, eyeIcon, eyeOffIcon } from '../components/icon-shapes.ts';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'optional' | 'type' | 'children'> & {
  /** Rendered under the field, for example its strength. */
  children?: ReactNode;
};

/** A password field with a show button and a Caps Lock warning. Pasting is allowed. */
export function PasswordField({ label, error, invalid, describedBy, children, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...{ label, error, invalid, describedBy }}>
      {(control) => (
        <>
          <div className={styles.row}>
            <input
              {...input}
              {...control}
              className={`${fieldStyles.control} ${styles.input}`}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={look}
              onKeyUp={look}
              onBlur={() => setCapsLock(false)}
            />
            <button
              type="button"
              className={`small soft ${styles.toggle}`}
              aria-controls={control.id}
              aria-label={shown ? words.hidePassword : words.showPassword}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            >
              <Glyph shape={shown ? eyeOffIcon : eyeIcon} />
              {shown ? words.hide : words.show}
            </button>
          </div>
          <div role="status">
            {capsLock && (
              <p className={styles.capsLock}>
                <Glyph shape={arrowBigUpDashIcon} />
                {words.capsLock}
              </p>
            )}
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
