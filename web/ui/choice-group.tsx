import { useId } from 'react';
import { classes } from './classes.ts';

const tones = {
  neutral: {
    chip: 'has-checked:border-ink has-checked:bg-well',
    dot: 'border-line-strong peer-checked:border-ink peer-checked:bg-ink',
  },
  accent: {
    chip: 'has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong',
    dot: 'border-accent peer-checked:bg-accent',
  },
  danger: {
    chip: 'has-checked:border-danger has-checked:bg-danger-wash has-checked:text-danger',
    dot: 'border-danger peer-checked:bg-danger',
  },
  success: {
    chip: 'has-checked:border-success has-checked:bg-success-wash has-checked:text-success',
    dot: 'border-success peer-checked:bg-success',
  },
};

export type ChoiceTone = keyof typeof tones;

export interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; tone?: ChoiceTone }[];
  onChange: (value: Value) => void;
}

/** A choice among a few visible options: radio buttons that look like chips. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const tone = tones[choice.tone ?? 'neutral'];
          return (
            <label
              key={choice.value}
              className={classes(
                'relative inline-flex min-h-target cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-sheet px-3.5 text-sm font-medium transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                tone.chip,
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
              />
              <span
                aria-hidden="true"
                className={classes('size-3 shrink-0 rounded-full border-2', tone.dot)}
              />
              {choice.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
