import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { circleAlertIcon } from './icon-shapes.ts';
import { Glyph } from './glyph.tsx';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  /** A note after the label, such as 'optional'. */
  optional?: string | undefined;
  /** The error message; announced with the field, and shown under it with an icon, never by colour alone. */
  error?: string | undefined;
  /** True when a message elsewhere is about this field; `describedBy` is the id of that message. */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
};

/** The attributes that connect a control with its label and error. */
type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** A labelled control of any kind: `<Field label="Day">{(control) => <select {...control} />}</Field>`. */
export function Field({
  label,
  optional,
  error,
  invalid = false,
  describedBy,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const descriptions = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error || invalid ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Glyph shape={circleAlertIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type ControlFieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'style'>;

/** A text field of one line. */
export const TextField = (props: ControlFieldProps<'input'>) => <ControlField {...props} as="input" />;

/** A select field; its children are the options. */
export const SelectField = (props: ControlFieldProps<'select'>) => <ControlField {...props} as="select" />;

/** A text area, which grows with its text where the browser can. */
export const TextArea = (props: ControlFieldProps<'textarea'>) => <ControlField {...props} as="textarea" />;

function ControlField({ as: Control, ...props }: FieldProps & { as: ElementType }) {
  const { label, optional, error, invalid, describedBy, ...rest } = props;
  return (
    <Field {...{ label, optional, error, invalid, describedBy }}>
      {(control) => <Control className={styles.control} {...rest} {...control} />}
    </Field>
  );
}
