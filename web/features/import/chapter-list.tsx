import { Combine } from 'lucide-react';
import { useMemo } from 'react';
import { limits } from '#domain/limits.ts';
import { readSpans, spansText } from '#domain/story/book/blocks.ts';
import { countWords, preview } from '#domain/story/story.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DraftChapter, type ImportDraft, joinWithPrevious, rename } from './import-draft.ts';

/** Letters of a chapter that are shown of it. */
const shownLetters = 120;

/** How a chapter begins, without the marks of its emphasis. */
const beginningOf = (text: string): string =>
  preview(spansText(readSpans(text.slice(0, 1_000))), shownLetters);

interface ChapterListProps {
  chapters: readonly DraftChapter[];
  disabled: boolean;
  onEdit: (change: (now: ImportDraft) => ImportDraft) => void;
}

function ChapterFacts({ text }: { text: string }) {
  const words = useMemo(() => countWords(text), [text]);
  return (
    <p className="grid gap-0.5 text-sm text-ink-soft wrap-anywhere">
      <span className="tabular-nums">{words.toLocaleString('tr-TR')} sözcük</span>
      <span className="font-serif">{beginningOf(text)}</span>
    </p>
  );
}

/** The chapters as they were found: each can be named otherwise or put behind the one before it. */
export function ChapterList({ chapters, disabled, onEdit }: ChapterListProps) {
  return (
    <ol className="grid max-h-[45dvh] gap-3 overflow-y-auto rounded-md border border-line bg-well p-3">
      {chapters.map(({ key, title, text }, at) => (
        <li key={key} className="grid gap-2 rounded-md border border-line bg-sheet p-3">
          <TextField
            label={`${at + 1}. bölümün adı`}
            value={title}
            maxLength={limits.title}
            placeholder={at === 0 ? 'Adı yok' : 'Adı boş kalırsa öncekinin devamı olur'}
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => {
              const { value } = event.target;
              onEdit((now) => rename(now, key, value));
            }}
          />
          <ChapterFacts text={text} />
          {at > 0 && (
            <Button
              variant="quiet"
              className="justify-self-start"
              icon={<Combine aria-hidden="true" />}
              disabled={disabled}
              aria-label={`Öncekiyle birleştir: ${title || `${at + 1}. bölüm`}`}
              onClick={() => onEdit((now) => joinWithPrevious(now, key))}
            >
              Öncekiyle birleştir
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
