import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import type { StorySort } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';

const sortNames: Readonly<Record<StorySort, string>> = {
  newest: 'En yeni',
  oldest: 'En eski',
  changed: 'Son değişen',
  title: 'Başlık (A-Z)',
  'title-desc': 'Başlık (Z-A)',
  longest: 'En uzun',
  match: 'En uygun',
};

const isSort = (value: string): value is StorySort => Object.hasOwn(sortNames, value);

interface StoryControlsProps {
  search: string;
  /** Whether the list shows what a search found; only then it can be sorted by match. */
  searching: boolean;
  onSearch: (search: string) => void;
  sort: StorySort;
  onSort: (sort: StorySort) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and sort of the list; the search runs while typing. */
export function StoryControls({ search, searching, onSearch, sort, onSort, searchRef }: StoryControlsProps) {
  const sorts = Object.entries(sortNames).filter(([name]) => searching || name !== 'match');
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label="Hikâyelerde ara" labelHidden>
        {(ids) => (
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
            />
            <input
              {...ids}
              ref={searchRef}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder="Başlıkta, türde, fikirde, metinde ara"
              maxLength={limits.search}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && search !== '') onSearch('');
              }}
              className={classes(controlClasses, 'pr-12 pl-10')}
            />
            {search !== '' && (
              <IconButton
                label="Aramayı sil"
                icon={<X />}
                onClick={() => onSearch('')}
                className="absolute inset-y-0 right-0"
              />
            )}
          </div>
        )}
      </Field>
      <Field label="Sıralama" labelHidden>
        {(ids) => (
          <select
            {...ids}
            value={sort}
            onChange={(event) => isSort(event.target.value) && onSort(event.target.value)}
            className={classes(controlClasses, 'pr-2')}
          >
            {sorts.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  );
}
