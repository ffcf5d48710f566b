import { Button } from '#web/ui/button.tsx';
import { sameCard } from './card-collection.ts';

interface CardConflictProps<C extends object> {
  title: string;
  text: string;
  mine: C;
  other: C;
  /** Names of the fields, in their order. */
  fields: readonly { field: keyof C; label: string; shown?: (card: C) => string }[];
  disabled: boolean;
  saving: boolean;
  onKeepMine: () => void;
  onTakeOther: () => void;
}

/** Shows the differences of a card that two tabs changed, and lets the writer choose a version. */
export function CardConflict<C extends object>(props: CardConflictProps<C>) {
  const { mine, other } = props;
  const differing = props.fields.filter(
    ({ field }) => !sameCard({ value: mine[field] }, { value: other[field] }),
  );
  return (
    <section
      aria-label={props.title}
      className="grid gap-3 rounded-md border border-accent-line bg-accent-wash p-4 text-sm"
    >
      <div>
        <p className="font-semibold">{props.title}</p>
        <p>{props.text}</p>
      </div>
      <dl className="grid gap-2">
        {differing.map(({ field, label, shown = (card) => String(card[field]) }) => (
          <div key={String(field)} className="grid gap-1 rounded-sm bg-sheet px-3 py-2">
            <dt className="text-xs font-semibold text-ink-soft">{label}, başka yerde</dt>
            <dd className="whitespace-pre-line">{shown(other).trim() === '' ? 'Boş' : shown(other)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button onClick={props.onTakeOther} disabled={props.disabled || props.saving}>
          Öbürünü al
        </Button>
        <Button
          variant="primary"
          onClick={props.onKeepMine}
          disabled={props.disabled}
          loading={props.saving}
          loadingText="Kaydediliyor…"
        >
          Benimkini kaydet
        </Button>
      </div>
    </section>
  );
}
