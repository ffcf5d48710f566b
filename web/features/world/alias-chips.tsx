import { Plus, X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { lower } from '#domain/turkish/index.ts';
import { entryFields, type WorldKind } from '#domain/world/kinds.ts';
import { isSearchable, nameError } from '#domain/world/searchable.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface AliasChipsProps {
  kind: WorldKind;
  aliases: readonly string[];
  /** What stands in the field and is no chip yet. */
  typed: string;
  onChange: (change: (aliases: readonly string[]) => readonly string[]) => void;
  onTyped: (typed: string) => void;
  hint: string;
  error: string | undefined;
  /** The field, for who puts the focus on its fault. */
  ref?: Ref<HTMLInputElement>;
}

/** The names with one more, unless it is empty or there already. */
export function withAlias(aliases: readonly string[], typed: string): readonly string[] {
  const name = typed.trim();
  if (name === '' || aliases.length >= entryFields.aliases.count) return aliases;
  return aliases.some((known) => lower(known) === lower(name)) ? aliases : [...aliases, name];
}

/** Other names of an entry as chips: Enter or a comma adds what was typed, each chip can be taken away. */
export function AliasChips({ kind, aliases, typed, onChange, onTyped, hint, error, ref }: AliasChipsProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  /** What could not be added, and stands in the field still. */
  const [refused, setRefused] = useState<string>();
  const full = aliases.length >= entryFields.aliases.count;
  function add() {
    if (nameError(typed, kind)) {
      setRefused(typed);
      field.current?.focus();
      return;
    }
    onChange((now) => withAlias(now, typed));
    onTyped('');
    field.current?.focus();
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            ref={field}
            label={entryFields.aliases.label}
            optional
            hint={full ? `En çok ${entryFields.aliases.count} ad olabilir.` : hint}
            error={error ?? (typed === refused ? nameError(typed, kind) : undefined)}
            autoComplete="off"
            maxLength={entryFields.aliases.max}
            disabled={full}
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        {/* Level with the field, whose label stands above it and whose hint below. */}
        <Button
          className="mt-7.5"
          icon={<Plus aria-hidden="true" />}
          disabled={full || typed.trim() === ''}
          onClick={add}
        >
          Ekle
        </Button>
      </div>
      <ul id={id} aria-label="Öbür adlar" className="flex flex-wrap gap-2 empty:hidden">
        {aliases.map((alias) => (
          <li
            key={alias}
            className="inline-flex max-w-full items-center rounded-full border border-line bg-well pl-3.5 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              {alias}
              {!isSearchable(alias, kind) && <span className="text-xs text-ink-soft"> · aranmaz</span>}
            </span>
            <IconButton
              label={`Adı çıkar: ${alias}`}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                onChange((now) => now.filter((known) => known !== alias));
                field.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
