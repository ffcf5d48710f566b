/** Progress as a thin line over its whole width; its text is beside it. @param value 0-100, null for none. */
export function ProgressLine({ label, value }: { label: string; value: number | null }) {
  if (value === null) return <div className="h-0.5 rounded-full bg-line" />;
  return (
    <progress
      aria-label={label}
      max={100}
      value={value}
      className="block h-0.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink-soft [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink-soft"
    />
  );
}
