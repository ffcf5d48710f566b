import { TextField } from '#web/ui/text-field.tsx';
import { fromIstanbul, toIstanbul } from './istanbul-time.ts';

/** When a draft is published by itself, in Istanbul time. */
export function ScheduleField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  /** ISO 8601; empty for never. */
  value: string;
  error: string | undefined;
  onChange: (publishAt: string) => void;
}) {
  return (
    <TextField
      id={id}
      label="Yayın zamanı"
      optional
      name="publishAt"
      type="datetime-local"
      // Without it, browsers take years of six digits.
      max="9999-12-31T23:59"
      hint="Türkiye saatiyle. Taslak, kaydettikten sonra bu zamanda kendiliğinden yayımlanır."
      value={toIstanbul(value)}
      error={error}
      onChange={(event) => onChange(fromIstanbul(event.target.value))}
    />
  );
}
