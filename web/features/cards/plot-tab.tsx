import { Route } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Cards } from './use-cards.ts';

/** The plot elements of this editor (spec 1 §2, Story editor: Plot tab). */
export function PlotTab({ cards: { plot } }: { cards: Cards }) {
  const add = <Button onClick={() => plot.begin()}>Olay örgüsü ekle</Button>;
  if (plot.entries.length === 0) {
    return <EmptyState icon={<Route aria-hidden="true" />} title="Henüz olay örgüsü yok" action={add} />;
  }
  return (
    <div className="grid gap-4">
      {add}
      {plot.entries.map((entry) => (
        <TextArea
          key={entry.key}
          label="Açıklama"
          value={entry.card.description}
          onChange={(event) => plot.edit(entry.key, { description: event.target.value })}
        />
      ))}
    </div>
  );
}
