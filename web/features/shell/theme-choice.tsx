import { useId } from 'react';
import { chooseTheme, type ThemeChoice, useTheme } from './theme.ts';

const choices = [
  { id: 'light', label: 'Açık' },
  { id: 'dark', label: 'Koyu' },
  { id: 'system', label: 'Sistem' },
] as const satisfies { id: ThemeChoice; label: string }[];

/** The choice of the light, dark or system theme. */
export function ThemeChoiceField() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="w-fit">
      <legend className="mb-2 text-sm text-ink-soft">Görünüm</legend>
      <div className="flex rounded-md border border-line bg-well p-0.5">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-sm px-3.5 text-sm text-ink-soft has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={theme === id}
              onChange={() => chooseTheme(id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
