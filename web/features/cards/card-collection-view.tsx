import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { foldForSearch } from '#domain/text/search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { CardEntry, CardList } from './card-list.ts';

/** The number of cards from which a search field is shown. */
const searchedFrom = 7;

interface CardCollectionViewProps<C extends object> {
  list: CardList<C>;
  icon: ReactNode;
  texts: {
    heading: string;
    add: string;
    empty: string;
    emptyHint: string;
    loading: string;
    failed: string;
    search: string;
    nothingFound: string;
    /** "3 karakter, 2’si hikâyede" */
    count: (all: number, added: number) => string;
  };
  /** The texts that the search field looks through. */
  textsOf: (card: C) => string[];
  renderCard: (entry: CardEntry<C>, extras: { fresh: boolean; onGone: () => void }) => ReactNode;
}

/** A tab's cards in their four states: loading, failed, empty, ready. */
export function CardCollectionView<C extends object>({
  list,
  icon,
  texts,
  textsOf,
  renderCard,
}: CardCollectionViewProps<C>) {
  const { entries, status } = list;
  const [fresh, setFresh] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  // A card that was asked for from elsewhere is shown whatever was sought before.
  if (search !== '' && entries.some(({ asked }) => asked)) setSearch('');
  const searchable = entries.length >= searchedFrom || search !== '';
  const foldedSearch = foldForSearch(search);
  const shown =
    foldedSearch === ''
      ? entries
      : entries.filter(
          ({ key, card }) =>
            key === fresh || textsOf(card).some((text) => foldForSearch(text).includes(foldedSearch)),
        );

  function begin() {
    setSearch('');
    setFresh(list.create());
  }
  const onGone = () => heading.current?.focus();
  const add = (
    <Button
      variant={entries.length === 0 && status === 'ready' ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden="true" />}
      onClick={begin}
    >
      {texts.add}
    </Button>
  );
  const added = entries.filter((entry) => entry.added).length;

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-offset-4">
            {texts.heading}
          </h2>
          {entries.length > 0 && (
            <p className="text-sm text-ink-soft tabular-nums">{texts.count(entries.length, added)}</p>
          )}
        </div>
        {entries.length > 0 && add}
      </div>
      {status === 'failed' && (
        <ErrorState
          title={texts.failed}
          message={list.loadError ?? ''}
          onRetry={list.retry}
          retrying={list.retrying}
        />
      )}
      {status === 'loading' && (
        <SkeletonGroup label={texts.loading} className="grid gap-3">
          {['bir', 'iki', 'üç'].map((row) => (
            <Skeleton key={row} className="h-24 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState icon={icon} title={texts.empty} action={add}>
          {texts.emptyHint}
        </EmptyState>
      )}
      {status !== 'ready' && entries.length === 0 && <div>{add}</div>}
      {searchable && (
        <TextField
          label={texts.search}
          labelHidden
          type="search"
          placeholder={texts.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {entries.length > 0 && shown.length === 0 && (
        <p role="status" className="py-6 text-center text-ink-soft">
          {texts.nothingFound}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {shown.map((entry) => renderCard(entry, { fresh: entry.key === fresh, onGone }))}
      </ul>
    </section>
  );
}
