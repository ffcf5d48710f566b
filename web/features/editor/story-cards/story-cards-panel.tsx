import { X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import type { StoryCard, StoryCards } from './story-cards.ts';

interface StoryCardsPanelProps {
  cards: StoryCards;
  /** Of the saved cards that were added. */
  status: 'loading' | 'failed' | 'ready';
  loadFault: string | null;
  onRetry: () => void;
  onTakeOut: (card: StoryCard) => void;
}

const number = (value: number) => value.toLocaleString('tr-TR');

function Budget({ used, budget }: { used: number; budget: number }) {
  const share = used === 0 ? 0 : Math.max(1, Math.min(100, (used / budget) * 100));
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-well">
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="text-xs text-ink-soft tabular-nums">
        {number(budget)} harflik yerin {number(used)} harfi kullanılıyor.
      </p>
    </div>
  );
}

/** Which characters and plot elements a generation takes along, how much room they take, and which have none. */
export function StoryCardsPanel({ cards, status, loadFault, onRetry, onTakeOut }: StoryCardsPanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
        Hikâyeye eklenenler
      </h2>
      {status === 'loading' && (
        <SkeletonGroup label="Eklenen kartlar yükleniyor…">
          <Skeleton className="h-4 w-3/4" />
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm">
          <p>
            <span className="font-medium text-danger">{loadFault}</span> Yüklenemeyen kartlar üretime girmez.
          </p>
          <Button onClick={onRetry}>Tekrar dene</Button>
        </div>
      )}
      {cards.items.length > 0 && (
        <>
          <ul className="grid divide-y divide-line">
            {cards.items.map((card) => (
              <li key={`${card.kind} ${card.id}`} className="flex items-center gap-2">
                <p className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">
                  {card.name} <span className="text-xs text-ink-soft">{card.note}</span>
                  {card.leftOut && (
                    <span className="block text-xs font-medium text-danger">{card.leftOut}</span>
                  )}
                </p>
                <IconButton
                  label={`Hikâyeden çıkar: ${card.name}`}
                  icon={<X aria-hidden="true" />}
                  className="-mr-3"
                  onClick={() => onTakeOut(card)}
                />
              </li>
            ))}
          </ul>
          <Budget used={cards.used} budget={cards.budget} />
        </>
      )}
    </Card>
  );
}
