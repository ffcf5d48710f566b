import { type ReactNode, useId } from 'react';

interface Choice<T> {
  value: T;
  label: string;
  disabled?: boolean;
}

/** A choice among a few options side by side. */
export function ChoiceRow<T extends string | number>({
  legend,
  choices,
  value,
  onChange,
  note,
}: {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Why some options are disabled, or what follows from the choice. */
  note?: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={note ? `${id}-note` : undefined} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-target min-w-target cursor-pointer items-center justify-center rounded-md border border-line-strong bg-sheet px-3 py-1.5 text-center text-sm transition-colors hover:border-ink has-checked:border-ink has-checked:bg-well has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-well has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className="text-xs text-ink-soft">
          {note}
        </p>
      )}
    </fieldset>
  );
}
