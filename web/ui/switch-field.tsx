import { type ReactNode, useId } from 'react';

/** A switch with a line about its meaning. */
export function SwitchField({
  label,
  children,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  /** One line about the state. */
  children?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div className="relative flex min-h-target items-start justify-between gap-4 py-1.5">
      <div className="grid gap-0.5">
        <label
          htmlFor={id}
          className="text-sm font-semibold after:absolute after:inset-0 after:cursor-pointer"
        >
          {label}
        </label>
        {children && (
          <p id={`${id}-note`} className="max-w-prose text-sm text-ink-soft">
            {children}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        describedBy={children ? `${id}-note` : undefined}
      />
    </div>
  );
}

/** The switch alone; `label` is its accessible name when there is no label element. */
export function Switch({
  id,
  label,
  describedBy,
  checked,
  onChange,
  disabled = false,
}: {
  id?: string;
  label?: string;
  describedBy?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  return (
    <span className="relative inline-flex h-7 w-12 shrink-0 items-center">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute -inset-2 z-10 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
      />
      <span
        aria-hidden="true"
        className="h-7 w-12 rounded-full border border-line-strong bg-well transition-colors peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-60"
      />
      <span
        aria-hidden="true"
        className="absolute left-1 size-5 rounded-full bg-ink-soft transition-[translate,background-color] duration-150 peer-checked:translate-x-5 peer-checked:bg-on-accent"
      />
    </span>
  );
}
