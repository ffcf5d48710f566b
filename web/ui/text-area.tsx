import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldLook } from './field.tsx';
import { usePreHydrationInput } from './pre-hydration-input.ts';

export type TextAreaProps = FieldLook &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    ref?: Ref<HTMLTextAreaElement>;
    aside?: ReactNode;
    /** Grows with its text, from `rows` to about half the window. */
    grows?: boolean;
    /** Uses the manuscript's font. */
    manuscript?: boolean;
  };

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  aside,
  id,
  ref,
  grows,
  manuscript,
  ...area
}: TextAreaProps) {
  const control = usePreHydrationInput(ref, area.value, area.onChange);
  return (
    <Field {...{ label, hint, error, optional, labelHidden, aside, id }}>
      {(ids) => (
        <textarea
          rows={4}
          {...area}
          {...ids}
          ref={control}
          className={classes(
            controlClasses,
            'resize-y',
            grows && '[field-sizing:content] max-h-[50dvh]',
            manuscript && 'font-serif text-lg',
          )}
          style={grows ? { minHeight: `calc(${area.rows ?? 4} * 1lh + 1.25rem)` } : undefined}
        />
      )}
    </Field>
  );
}
