import type { SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldLook } from './field.tsx';

/** A choice in the browser's own list. */
export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  choices,
  ...select
}: FieldLook &
  SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly { value: string; label: string }[] }) {
  return (
    <Field {...{ label, hint, error, labelHidden }}>
      {(ids) => (
        <select {...select} {...ids} className={classes(controlClasses, 'h-12')}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
