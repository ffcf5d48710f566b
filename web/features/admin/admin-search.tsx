import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { isSearch } from '#domain/text/search-text.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { controlClasses } from '#web/ui/field.tsx';
import { groupResults } from './search-results.ts';

/** How long the typing rests before the server is asked, ms. */
const delayMs = 200;

/** Whether the keys are ⌘K or Ctrl K. */
const isShortcut = (event: globalThis.KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Field and results; arrow keys choose, Enter opens, Escape closes. */
function SearchPanel({
  onOpen,
  field,
}: {
  onOpen: (to: string) => void;
  field: RefObject<HTMLInputElement | null>;
}) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  // Enter before the answer opens the first result when it comes.
  const [entered, setEntered] = useState(false);
  const list = useId();
  const search = useDebounced(typed, delayMs).trim();
  const { data, error, isFetching } = useQuery({
    ...queries.administration.search.queryOptions({ input: { search } }),
    enabled: isSearch(search),
    placeholderData: keepPreviousData,
  });
  const groups = groupResults(typed, isSearch(search) ? data : undefined);
  const results = groups.flatMap((group) => group.results);
  const at = Math.min(chosen, results.length - 1);
  const idOf = (index: number) => `${list}-${index}`;
  const isWaiting = typed.trim() !== search || isFetching;
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      const next = (at + step + results.length) % results.length;
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    }
  };
  const target = results[at]?.to;
  useEffect(() => {
    if (!entered || isWaiting) return;
    setEntered(false);
    if (target !== undefined) onOpen(target);
  }, [entered, isWaiting, target, onOpen]);
  let index = -1;
  return (
    <div className="grid gap-3">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Kişi, sipariş, mesaj ya da sayfa ara"
        aria-expanded={results.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? idOf(at) : undefined}
        placeholder="E-posta, ad, kullanıcı adı, sipariş numarası…"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
        className={controlClasses}
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(error, messages.administration.searchFailed)}
        </p>
      )}
      <p role="status" className="min-h-5 text-xs text-ink-soft">
        {isWaiting ? 'Aranıyor…' : results.length === 0 ? 'Sonuç yok.' : `${results.length} sonuç`}
      </p>
      <div
        id={list}
        role="listbox"
        aria-label="Sonuçlar"
        className="grid max-h-[min(24rem,50dvh)] min-h-[min(24rem,50dvh)] content-start gap-4 overflow-y-auto"
      >
        {groups.map((group) => (
          <fieldset key={group.name} aria-label={group.name} className="grid min-w-0 gap-1">
            <p aria-hidden="true" className="px-3 text-xs font-semibold text-ink-soft">
              {group.name}
            </p>
            {group.results.map((result) => {
              index += 1;
              const own = index;
              return (
                <div
                  key={result.to}
                  id={idOf(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  onPointerMove={() => setChosen(own)}
                  onClick={() => onOpen(result.to)}
                  onKeyDown={onKeyDown}
                  className={classes(
                    'grid min-h-target cursor-default content-center rounded-md px-3 py-1.5 text-sm',
                    own === at && 'bg-well',
                  )}
                >
                  <span className="font-semibold wrap-anywhere">{result.title}</span>
                  {result.note && <span className="text-xs text-ink-soft wrap-anywhere">{result.note}</span>}
                </div>
              );
            })}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

/** Opens the search. */
export function SearchButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  return (
    <Button
      icon={<Search aria-hidden="true" />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className={className}
    >
      Ara
      <span aria-hidden="true" className="ml-auto font-sans text-xs font-normal text-ink-soft max-lg:hidden">
        Ctrl K
      </span>
    </Button>
  );
}

/** Search from anywhere in the administration; ⌘K and Ctrl K open it. */
export function AdminSearch({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // The editor of posts has the same keys for a link.
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onOpenChange]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        leaving.current = false;
        onOpenChange(next);
      }}
      title="Yönetimde ara"
      initialFocus={field}
      // A page that was opened gets the focus itself.
      finalFocus={() => (leaving.current ? document.getElementById('icerik') : null)}
    >
      <SearchPanel
        field={field}
        onOpen={(to) => {
          leaving.current = true;
          onOpenChange(false);
          void navigate(to);
        }}
      />
    </Dialog>
  );
}
