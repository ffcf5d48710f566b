/** A progress bar with its text. @param value 0-100. */
export function Meter({ label, value, text }: { label: string; value: number; text: string }) {
  return (
    <div className="flex items-center gap-2 text-xs text-ink-soft tabular-nums">
      <progress
        aria-label={label}
        max={100}
        value={value}
        className="h-1.5 w-20 appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-accent"
      />
      <span>{text}</span>
    </div>
  );
}
