import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface FieldLook {
  label: string;
  /** Shown below the label until there is an error. */
  hint?: ReactNode;
  /** The error and how to fix it; marks the field as invalid. */
  error?: string | undefined;
  /** Shows 'isteğe bağlı' after the label. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
}

export const controlClasses =
  'block min-h-target w-full rounded-md border border-line-strong bg-sheet px-3.5 py-2.5 text-base text-ink ' +
  'transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'disabled:border-line disabled:bg-well disabled:text-ink-soft aria-invalid:border-danger';

export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and error in a fixed order, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id: givenId,
  aside,
  children,
}: FieldLook & {
  id?: string | undefined;
  /** Shown at the right of the label: a count, a link. */
  aside?: ReactNode;
  children: (ids: ControlIds) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <div className={classes('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {optional && <span className="ml-1.5 font-normal text-ink-soft">isteğe bağlı</span>}
        </label>
        {aside && <span className="text-xs text-ink-soft">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft wrap-anywhere">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger wrap-anywhere">
          {error}
        </p>
      )}
    </div>
  );
}
