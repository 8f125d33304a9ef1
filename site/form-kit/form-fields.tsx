import { Fragment, type ReactNode } from 'react';
import { fieldLabels } from '../../content/field-labels.ts';
import { formLabels } from '../../content/labels.ts';
import {
  type FieldName,
  fieldsOf,
  type FormField,
  type FormName,
  typedFields,
  type TypedFieldName,
} from '../../contracts/forms.ts';
import { TextArea, TextField } from '../components/field.tsx';
import type { FieldErrors } from './faults.ts';
import grid from './form-grid.module.css';

const inputTypes: Partial<Record<FormField['kind'], string>> = { email: 'email', phone: 'tel', day: 'date' };

type FormFieldsProps<Form extends FormName> = {
  form: Form;
  /** The step whose fields are rendered; all if absent. */
  step?: 1 | 2;
  errors?: FieldErrors | undefined;
  values?: Partial<Record<FieldName<Form>, string>> | undefined;
  disabled?: boolean;
  /** The earliest day. */
  today?: string | undefined;
  /** Rendered in place of a time field. */
  time?: ReactNode;
};

/** The fields of a form in the order of the contract; two narrow ones share a row. */
export function FormFields<Form extends FormName>({ form, step, time, ...props }: FormFieldsProps<Form>) {
  const fields = fieldsOf(form);
  const names = typedFields(form).filter((name) => step === undefined || fields[name].step === step);
  const drawn = (name: TypedFieldName<Form>) =>
    fields[name].kind === 'time' ? (
      <Fragment key={name}>{time}</Fragment>
    ) : (
      <FormFieldView key={name} name={name} field={fields[name]} {...props} />
    );
  let beside: TypedFieldName<Form> | undefined;
  return names.map((name, index) => {
    if (name === beside) return null;
    if (!fields[name].half) return drawn(name);
    const after = names[index + 1];
    beside = after && fields[after].half && after;
    return (
      <div className={grid.pair} key={name}>
        {drawn(name)}
        {beside && drawn(beside)}
      </div>
    );
  });
}

/** Runs once the form itself asks for empty fields: Firefox tells screen readers that an empty `required` one is invalid. */
function askedForByForm(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field) field.required = false;
  field?.setAttribute('aria-required', 'true');
}

type FormFieldViewProps<Form extends FormName> = Omit<FormFieldsProps<Form>, 'form' | 'step' | 'time'> & {
  name: TypedFieldName<Form>;
  field: FormField;
};

function FormFieldView<Form extends FormName>({
  name,
  field: { kind, required, autoComplete, rows },
  errors,
  values,
  disabled,
  today,
}: FormFieldViewProps<Form>) {
  const shared = {
    name,
    label: fieldLabels[name],
    optional: required ? undefined : formLabels.optional,
    error: errors?.[name],
    defaultValue: values?.[name],
    disabled,
    required,
    ref: required ? askedForByForm : undefined,
    // The browser picks left-to-right or right-to-left by the text.
    dir: kind === 'line' || kind === 'text' ? ('auto' as const) : undefined,
  };
  if (kind === 'text') return <TextArea {...shared} rows={rows} />;
  return (
    <TextField
      {...shared}
      type={inputTypes[kind]}
      autoComplete={autoComplete}
      {...(kind === 'day' && { min: today })}
    />
  );
}
