import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlClasses, Field, type FieldLook } from './field.tsx';
import { usePreHydrationInput } from './pre-hydration-input.ts';

export type TextFieldProps = FieldLook &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; aside?: ReactNode };

/** One line of text. Give it `autoComplete` and `inputMode` where they apply. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  aside,
  id,
  ref,
  ...input
}: TextFieldProps) {
  const control = usePreHydrationInput(ref, input.value, input.onChange);
  return (
    <Field {...{ label, hint, error, optional, labelHidden, aside, id }}>
      {(ids) => <input type="text" {...input} {...ids} ref={control} className={controlClasses} />}
    </Field>
  );
}
