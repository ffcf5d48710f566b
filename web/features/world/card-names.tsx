import { useRef, useState } from 'react';
import type { EntryWithUseOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { nameError } from '#domain/world/searchable.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AliasChips, withAlias } from './alias-chips.tsx';

interface CardNamesProps {
  entry: EntryWithUseOut;
  onSaved: (entry: EntryWithUseOut) => void;
  onOpenCard: () => void;
}

/** The other names of a character or plot element; its texts are written on its card. */
export function CardNames({ entry, onSaved, onOpenCard }: CardNamesProps) {
  const [aliases, setAliases] = useState<readonly string[]>(entry.aliases);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { id, kind } = entry;
  const isCharacter = kind === 'character';

  async function save() {
    if (kind !== 'character' && kind !== 'plot') return;
    const slip = nameError(typed, kind);
    if (slip) {
      setFault(slip);
      field.current?.focus();
      return;
    }
    setSaving(true);
    setFault(undefined);
    try {
      const wanted = [...withAlias(aliases, typed)];
      const saved = await api.world.setAliases({ id, kind, aliases: wanted, base: entry.aliases });
      setAliases(saved.aliases);
      setTyped('');
      onSaved({ ...entry, ...saved });
    } catch (error) {
      setFault(errorText(error, messages.world.saveFailed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="grid gap-4">
      {entry.text !== '' && <p className="text-sm whitespace-pre-line">{entry.text}</p>}
      <AliasChips
        ref={field}
        kind={kind}
        aliases={aliases}
        typed={typed}
        onChange={setAliases}
        onTyped={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
        hint={
          isCharacter
            ? 'Metinde başka nasıl anılıyorsa: “Ayşo”, “öğretmen hanım”.'
            : 'Bu olay, metinde şu sözler geçince üretime girer: “sandık”, “gece baskını”.'
        }
        error={fault}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" loading={saving} loadingText="Kaydediliyor…" onClick={() => void save()}>
          Adları sakla
        </Button>
        <Button variant="quiet" onClick={onOpenCard}>
          {isCharacter ? 'Karakter kartına git' : 'Olay kartına git'}
        </Button>
      </div>
    </div>
  );
}
