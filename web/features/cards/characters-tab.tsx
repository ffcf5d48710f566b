import { UserRoundPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Cards } from './use-cards.ts';

/** The characters of this editor (spec 1 §2, Story editor: Characters tab). */
export function CharactersTab({ cards: { characters } }: { cards: Cards }) {
  const add = <Button onClick={() => characters.begin()}>Karakter ekle</Button>;
  if (characters.entries.length === 0) {
    return <EmptyState icon={<UserRoundPlus aria-hidden="true" />} title="Henüz karakter yok" action={add} />;
  }
  return (
    <div className="grid gap-4">
      {add}
      {characters.entries.map((entry) => (
        <TextField
          key={entry.key}
          label="Ad"
          value={entry.card.name}
          onChange={(event) => characters.edit(entry.key, { name: event.target.value })}
        />
      ))}
    </div>
  );
}
