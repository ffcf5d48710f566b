import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
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
const namesOf = (cards: readonly StoryCard[]) => cards.map(({ name }) => name).join(', ');

function Budget({ used, budget }: { used: number; budget: number }) {
  const share = used === 0 ? 0 : Math.max(1, Math.min(100, (used / budget) * 100));
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-well">
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="text-xs text-ink-soft tabular-nums">
        {number(budget)} karakterlik yerin {number(used)} karakteri kullanılıyor.
      </p>
    </div>
  );
}

/** What the closed row tells: who goes along, who does not, and how much room is used. */
function Summary({ items, used, budget }: StoryCards) {
  const along = items.filter(({ leftOut }) => leftOut === null);
  const left = items.filter(({ leftOut }) => leftOut !== null);
  return (
    <span className="grid text-xs text-ink-soft group-open:hidden">
      {along.length > 0 && (
        <span className="line-clamp-2 wrap-anywhere lg:line-clamp-1">{namesOf(along)}</span>
      )}
      {left.length > 0 && (
        <span className="line-clamp-2 font-medium wrap-anywhere text-danger">
          Üretime girmiyor: {namesOf(left)}
        </span>
      )}
      <span className="tabular-nums">
        {number(used)} / {number(budget)} karakter
      </span>
    </span>
  );
}

/**
 * Which characters and plot elements a generation takes along, how much room they take, and which have none: in short
 * while it is closed, card by card once it is open.
 */
export function StoryCardsPanel({ cards, status, loadFault, onRetry, onTakeOut }: StoryCardsPanelProps) {
  const id = useId();
  const heading = (
    <span id={id} className="font-semibold">
      Hikâyeye eklenenler
    </span>
  );
  return (
    <section aria-labelledby={id} className="text-sm">
      {cards.items.length === 0 ? (
        <p className="pt-3 pb-2">{heading}</p>
      ) : (
        <details className="group">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <span className="grid min-w-0 flex-1">
              {heading}
              <Summary {...cards} />
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
          </summary>
          <ul className="grid divide-y divide-line">
            {cards.items.map((card) => (
              <li key={`${card.kind} ${card.id}`} className="flex items-center gap-2">
                <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
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
          <div className="pt-1 pb-4">
            <Budget used={cards.used} budget={cards.budget} />
          </div>
        </details>
      )}
      {status === 'loading' && (
        <p role="status" className="pb-3 text-xs text-ink-soft">
          Eklenen kartlar yükleniyor…
        </p>
      )}
      {status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2 pb-3">
          <p>
            <span className="font-medium text-danger">{loadFault}</span> Yüklenemeyen kartlar üretime girmez.
          </p>
          <Button onClick={onRetry}>Tekrar dene</Button>
        </div>
      )}
    </section>
  );
}
