import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface Choice<T extends string> {
  id: T;
  title: string;
  /** Shown beside the title: a badge, an age. */
  aside?: ReactNode;
  children: ReactNode;
  /** The card cannot be selected and shows why. */
  disabled?: boolean;
}

/** Enter selects the focused card; on the selected one it submits the form. */
function takeOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.currentTarget.checked) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A choice among cards as a radio group with arrow keys. */
export function ChoiceCards<T extends string>({
  labelledBy,
  choices,
  value,
  onChange,
}: {
  labelledBy: string;
  choices: readonly Choice<T>[];
  value: T | null;
  onChange: (id: T) => void;
}) {
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ id, title, aside, children, disabled = false }) => (
        <label
          key={id}
          className={classes(
            'relative flex gap-3.5 rounded-lg border px-4 py-3.5 transition-colors duration-150',
            disabled
              ? 'cursor-not-allowed border-dashed border-line bg-well'
              : 'cursor-pointer border-line-strong bg-sheet hover:bg-well has-checked:border-ink has-checked:bg-well has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={value === id}
            disabled={disabled}
            onChange={() => onChange(id)}
            onKeyDown={takeOnEnter}
            aria-labelledby={`${group}-${id}-title`}
            aria-describedby={`${group}-${id}-text`}
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-lg outline-none"
          />
          <span
            aria-hidden="true"
            className={classes(
              'mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border border-line-strong bg-sheet peer-checked:border-ink peer-checked:bg-ink peer-checked:[&>*]:opacity-100',
              disabled && 'opacity-50',
            )}
          >
            <span className="size-1.5 rounded-full bg-on-accent opacity-0" />
          </span>
          <span className="grid min-w-0 flex-1 content-start gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <span id={`${group}-${id}-title`} className="font-serif text-lg leading-6.5 font-medium">
                {title}
              </span>
              {aside}
            </span>
            <span id={`${group}-${id}-text`} className="grid gap-1.5 text-sm text-ink-soft">
              {children}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
