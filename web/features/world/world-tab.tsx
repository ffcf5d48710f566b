import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { pickCard } from '#domain/world/card-fields.ts';
import { entryFields } from '#domain/world/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { EntryForm } from './entry-form.tsx';
import type { FormStart } from './entry-form-state.ts';
import { EntryRow } from './entry-row.tsx';
import { isWanted, type KindFilter, kindFilters, nameOf, newestFirst } from './entry-words.ts';
import { useEntryRemoval } from './use-entry-removal.ts';
import { useWorld } from './use-world.ts';

/** Rows that are drawn at first, and more at each wish. */
const pageOf = 50;

interface WorldTabProps {
  /** Null while the story was never saved. */
  storyId: string | null;
  signedIn: boolean;
  /** Whether the tab is the one that is looked at. */
  shown: boolean;
  onOpenCard: (kind: 'character' | 'plot') => void;
  /** An entry that was asked for from elsewhere: it is opened and takes the focus; each new object asks again. */
  asked?: { id: string } | null;
}

const blank = (): FormStart => ({
  id: crypto.randomUUID(),
  revision: null,
  ...pickCard(entryFields, { kind: 'place' }),
});

/** Everything that a writer's worlds hold, of every kind, and what this story does with it. */
export function WorldTab({ storyId, signedIn, shown: isShown, onOpenCard, asked = null }: WorldTabProps) {
  const world = useWorld({ storyId, signedIn });
  const reload = useEffectEvent(world.retry);
  // The tabs beside this one change cards, so that the loaded list may be outdated.
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current && signedIn) reload();
    wasShown.current = isShown;
  }, [isShown, signedIn]);
  const { entries, status } = world;
  const [wanted, setWanted] = useState<KindFilter>('all');
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [fresh, setFresh] = useState<FormStart | null>(null);
  const [most, setMost] = useState(pageOf);
  const [shownFor, setShownFor] = useState<typeof asked>(null);
  /** The entry that takes the focus as soon as it is in the list. */
  const [awaited, setAwaited] = useState<string | null>(null);
  if (asked !== shownFor) {
    setShownFor(asked);
    setAwaited(asked?.id ?? null);
    if (asked) {
      setWanted('all');
      setSought('');
      setOpen(asked.id);
      // Its row must be drawn, however far down it stands.
      setMost(Number.POSITIVE_INFINITY);
    }
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const removal = useEntryRemoval(world);
  const known = new Set(entries.map(({ id }) => id));
  // Another tab may have restored an entry that was deleted here.
  const deleted = removal.deleted.filter(({ id }) => !known.has(id));
  const deletedIds = new Set(deleted.map(({ id }) => id));
  const listed = deleted.length === 0 ? entries : [...entries, ...deleted].sort(newestFirst);
  const rows = listed.filter((entry) => isWanted(entry, wanted, sought));
  const shown = rows.filter(({ id }) => !deletedIds.has(id));
  const toHeading = () => heading.current?.focus();

  const add = (
    <Button icon={<Plus aria-hidden="true" />} disabled={fresh !== null} onClick={() => setFresh(blank())}>
      Kayıt ekle
    </Button>
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-4 pb-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-offset-4">
            Evren
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">
            Hikâyelerinizin kişileri, yerleri, eşyaları ve notları. Adı metinde geçen ya da hikâyeye
            sabitlenen kayıtlar üretime kendiliğinden girer.
          </p>
        </div>
        {signedIn && listed.length > 0 && add}
      </div>
      {!signedIn && <p className="text-ink-soft">Evreninizi görmek için giriş yapmalısınız.</p>}
      {fresh && (
        <Card as="section" aria-label="Yeni kayıt">
          <EntryForm
            key={fresh.id}
            start={fresh}
            onSaved={(entry) =>
              void world.put(entry).then(() => {
                setFresh(null);
                toHeading();
              })
            }
            onCancel={() => {
              setFresh(null);
              toHeading();
            }}
          />
        </Card>
      )}
      {signedIn && status === 'failed' && (
        <ErrorState
          title="Evren açılamadı"
          message={world.fault ?? ''}
          onRetry={world.retry}
          retrying={world.retrying}
        />
      )}
      {signedIn && status === 'loading' && (
        <SkeletonGroup label="Evren yükleniyor…" className="grid gap-3">
          {['bir', 'iki', 'üç'].map((row) => (
            <Skeleton key={row} className="h-20 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
      {status === 'ready' && listed.length === 0 && !fresh && (
        <EmptyState look="plain" title="Evreniniz henüz boş" action={add}>
          Bir kasaba, bir yüzük, uyulması gereken bir kural: hikâyenin unutmaması gerekenleri buraya yazın.
          Karakter ve olay kartlarınız da burada görünür.
        </EmptyState>
      )}
      {listed.length > 0 && (
        <>
          {storyId === null && (
            <p className="text-sm text-ink-soft">
              Kayıtları bu hikâyeye sabitlemek için önce hikâyeyi kaydedin.
            </p>
          )}
          <TextField
            label="Evrende ara"
            labelHidden
            type="search"
            placeholder="Evrende ara"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <ChoiceGroup label="Göster" value={wanted} choices={kindFilters} onChange={setWanted} />
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {rows.length === 0
              ? 'Aramanıza uyan kayıt yok.'
              : `${shown.length.toLocaleString('tr-TR')} kayıt`}
          </p>
          <ul className="grid gap-3 empty:hidden">
            {rows.slice(0, most).map((entry) =>
              deletedIds.has(entry.id) ? (
                <DeletedRow
                  key={entry.id}
                  name={nameOf(entry)}
                  awaited={awaited === entry.id}
                  onFocused={() => setAwaited(null)}
                  onRestore={async () => {
                    if (await removal.restore(entry)) setAwaited(entry.id);
                  }}
                />
              ) : (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  world={world}
                  storyId={storyId}
                  open={open === entry.id}
                  awaited={awaited === entry.id}
                  onFocused={() => setAwaited(null)}
                  onOpen={(isOpen) => setOpen(isOpen ? entry.id : null)}
                  onOpenCard={onOpenCard}
                  onRemove={async () => {
                    if (!(await removal.remove(entry))) return;
                    setOpen(null);
                    setAwaited(entry.id);
                  }}
                />
              ),
            )}
          </ul>
          {rows.length > most && (
            <Button className="justify-self-center" onClick={() => setMost((now) => now + pageOf)}>
              Daha çok göster
            </Button>
          )}
        </>
      )}
    </section>
  );
}
