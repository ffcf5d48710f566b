import { ArrowDown, ArrowUp, Replace, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import type { FindQuery } from '#domain/story/find/find-pattern.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { ChapterHits } from './chapter-hits.tsx';
import { FindOptions } from './find-options.tsx';
import { countText, problemText, replacedText } from './find-texts.ts';
import { ReplaceRow } from './replace-row.tsx';
import type { FindSnapshot, StoryFinder } from './story-finder.ts';

/** What the writer has put into the search; it stays while the editor is open. */
export interface FindWish {
  query: FindQuery;
  by: string;
  withReplace: boolean;
}

/** The search above the text: it stays in sight while the text is scrolled, and never lies over it otherwise. */
export function FindBar({
  finder,
  found,
  wish,
  busy,
  barRef,
  fieldRef,
  onChange,
  onClose,
}: {
  finder: StoryFinder | null;
  found: FindSnapshot | null;
  wish: FindWish;
  /** A text is being written in. */
  busy: boolean;
  barRef: Ref<HTMLElement>;
  fieldRef: RefObject<HTMLInputElement | null>;
  onChange: (part: Partial<FindWish>) => void;
  onClose: () => void;
}) {
  const { query, by, withReplace } = wish;
  const changeQuery = (part: Partial<FindQuery>) => onChange({ query: { ...query, ...part } });
  const step = (direction: 1 | -1) => () => void finder?.step(direction);
  const hasHits = (found?.count ?? 0) > 0;
  const chapters = found?.chapters ?? [];
  const current = found?.current ?? null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // In the editor the key stops a text that is written, or leaves focus mode.
    event.stopPropagation();
    onClose();
  }
  function onFieldKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void finder?.step(event.shiftKey ? -1 : 1);
  }

  return (
    <search
      ref={barRef}
      aria-label="Metinde bul"
      onKeyDown={onKeyDown}
      className="sticky top-13 z-10 mb-4 flex flex-col gap-1.5 rounded-lg border border-line-strong bg-sheet p-2 shadow-float"
    >
      <Field
        label="Aranan metin"
        labelHidden
        hint={query.isRegex ? 'Düzenli ifadede büyük ve küçük harf her zaman ayrılır.' : undefined}
        error={found?.problem ? problemText(found.problem) : undefined}
      >
        {(ids) => (
          <div className="flex gap-0.5">
            <input
              ref={fieldRef}
              {...ids}
              type="text"
              placeholder="Metinde bul"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              lang="tr"
              spellCheck={false}
              value={query.text}
              onChange={(event) => changeQuery({ text: event.target.value })}
              onKeyDown={onFieldKey}
              className={classes(controlClasses, 'mr-1.5 min-w-0 flex-1')}
            />
            <IconButton
              label="Önceki sonuç"
              icon={<ArrowUp aria-hidden="true" />}
              disabled={!hasHits}
              onClick={step(-1)}
            />
            <IconButton
              label="Sonraki sonuç"
              icon={<ArrowDown aria-hidden="true" />}
              disabled={!hasHits}
              onClick={step(1)}
            />
            <IconButton label="Aramayı kapat" icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-1">
        <FindOptions query={query} onChange={changeQuery} />
        <p role="status" className="ml-auto px-1 text-sm whitespace-nowrap text-ink-soft tabular-nums">
          {found && countText(found)}
        </p>
        <IconButton
          label="Değiştirme alanı"
          icon={<Replace aria-hidden="true" />}
          aria-expanded={withReplace}
          onClick={() => onChange({ withReplace: !withReplace })}
        />
      </div>
      {withReplace && (
        <ReplaceRow
          by={by}
          isRegex={query.isRegex}
          busy={busy}
          disabled={!hasHits}
          error={found?.replaceProblem ? problemText(found.replaceProblem) : undefined}
          onChange={(text) => onChange({ by: text })}
          onReplace={() => void finder?.replace(by)}
          onReplaceAll={() => void finder?.replaceAll(by)}
        />
      )}
      <Status>
        {found?.replaced != null && (
          <>
            <span>{replacedText(found.replaced)}</span>
            <Button
              variant="quiet"
              className="px-2"
              disabled={busy}
              onClick={() => {
                finder?.undo();
                fieldRef.current?.focus();
              }}
            >
              Geri al
            </Button>
          </>
        )}
      </Status>
      {current !== null && chapters.some(({ title }) => title !== '') && (
        <ChapterHits chapters={chapters} current={current} onGo={(index) => finder?.goTo(index)} />
      )}
    </search>
  );
}

/** Always there: a live region that comes with its text is not told. */
function Status({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-0 flex-wrap items-center gap-x-2 px-1 text-sm empty:-mt-1.5">
      {children}
    </div>
  );
}
