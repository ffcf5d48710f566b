import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, type ThemeChoice, useTheme } from './theme.ts';

const choices = [
  { id: 'light', label: 'Açık', Icon: Sun },
  { id: 'dark', label: 'Koyu', Icon: Moon },
  { id: 'system', label: 'Sistem', Icon: Monitor },
] as const satisfies { id: ThemeChoice; label: string; Icon: typeof Sun }[];

/** Light, dark, or as the system has it. */
export function ThemeChoiceField() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="w-fit">
      <legend className="mb-2 text-sm text-ink-soft">Görünüm</legend>
      <div className="flex rounded-md border border-line bg-well p-0.5">
        {choices.map(({ id, label, Icon }) => (
          <label
            key={id}
            className="relative inline-flex min-h-target cursor-pointer items-center gap-2 rounded-sm px-3 text-sm text-ink-soft has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={theme === id}
              onChange={() => chooseTheme(id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
