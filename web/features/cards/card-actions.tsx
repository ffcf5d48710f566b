import { BookPlus, Check, EyeOff, Save, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { CardEntry, CardList } from './card-list.ts';

interface ActionProps<C> {
  list: CardList<C>;
  entry: CardEntry<C>;
  /** The card's name, for screen readers. */
  name: string;
}

/** Adds a card to the story and then shows that it was added (docs/product/cards.md). */
export function AddToStory<C>({ list, entry, name }: ActionProps<C>) {
  const { key, added, problem } = entry;
  const text = added ? 'Hikayeye Eklendi' : 'Hikayeye Ekle';
  return (
    <Button
      icon={added ? <Check aria-hidden="true" /> : <BookPlus aria-hidden="true" />}
      disabled={added || problem !== null || !list.canAddToStory}
      onClick={() => list.addToStory(key)}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </Button>
  );
}

/** The actions of an open card. */
export function CardActions<C>({
  list,
  entry,
  name,
  deleteRef,
  onDelete,
  onRemoved,
}: ActionProps<C> & {
  deleteRef: RefObject<HTMLButtonElement | null>;
  onDelete: () => void;
  onRemoved: () => void;
}) {
  const { key, added, problem, working, revision, other } = entry;
  const others = list.busy && working === null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <AddToStory list={list} entry={entry} name={name} />
        {added && (
          <Button
            variant="quiet"
            aria-label={`Hikâyeden çıkar: ${name}`}
            onClick={() => list.takeOutOfStory(key)}
          >
            Hikâyeden çıkar
          </Button>
        )}
        <Button
          icon={<Save aria-hidden="true" />}
          disabled={problem !== null || !list.signedIn || others || other !== null}
          loading={working === 'saving'}
          loadingText="Kaydediliyor…"
          aria-label={`Kaydet: ${name}`}
          onClick={() => void list.save(key)}
        >
          Kaydet
        </Button>
        <span className="flex flex-wrap gap-2 @lg:ml-auto">
          <Button
            variant="quiet"
            icon={<EyeOff aria-hidden="true" />}
            aria-label={`Kaldır: ${name}`}
            title={
              revision === null
                ? 'Kaydedilmemiş kartı siler'
                : 'Kartı bu editörden kaldırır; kayıtlı hâli durur'
            }
            disabled={working !== null}
            onClick={() => {
              list.remove(key);
              onRemoved();
            }}
          >
            Kaldır
          </Button>
          {list.signedIn && revision !== null && (
            <Button
              ref={deleteRef}
              variant="quiet"
              className="text-danger!"
              icon={<Trash2 aria-hidden="true" />}
              disabled={list.busy}
              aria-label={`Sil: ${name}`}
              onClick={onDelete}
            >
              Sil
            </Button>
          )}
        </span>
      </div>
      {!list.signedIn && <p className="text-sm text-ink-soft">{list.words.signInToSave}</p>}
      {list.signedIn && problem?.kind === 'missing' && (
        <p className="text-sm text-ink-soft">{list.words.incomplete}</p>
      )}
      {!list.canAddToStory && !added && <p className="text-sm text-ink-soft">{list.words.tooManyInStory}</p>}
    </div>
  );
}
