import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldLook } from './field.tsx';

export type SelectProps = FieldLook &
  SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>;
    options: readonly { value: string; label: string; disabled?: boolean }[];
  };

/** One of several: the system's own list, which phones draw best. */
export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  options,
  ref,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id }}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} ref={ref} className={classes(controlClasses, 'appearance-none pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
