import { Button } from './button.tsx';

/** A conflict: the other version beside the own one, with a choice between them. */
export function ChangedElsewhere({
  title,
  text,
  rows,
  takeText,
  keepText,
  onTakeTheirs,
  onKeepMine,
  saving,
}: {
  title: string;
  text: string;
  /** The fields that both sides changed. */
  rows: readonly { label: string; theirs: string; mine: string }[];
  takeText: string;
  keepText: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  saving: boolean;
}) {
  return (
    <section
      role="alert"
      aria-label={title}
      className="grid gap-3 rounded-md border border-accent-line bg-accent-wash p-4 text-sm"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map(({ label, theirs, mine }) => (
            <li key={label} className="grid gap-0.5 rounded-sm bg-sheet px-3 py-2 wrap-anywhere">
              <p className="text-xs font-semibold text-ink-soft">{label}</p>
              <p>Şu anda kayıtlı olan: {theirs}</p>
              <p>Sizin yazdığınız: {mine}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs} disabled={saving}>
          {takeText}
        </Button>
        <Button variant="primary" onClick={onKeepMine} loading={saving} loadingText="Kaydediliyor…">
          {keepText}
        </Button>
      </div>
    </section>
  );
}
