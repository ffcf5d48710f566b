import { PenLine, Sparkles, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type ChapterStatus,
  chapterLimits,
  chapterStatuses,
  chapterStatusNames,
} from '#domain/book/chapter-notes.ts';
import { formatForecast } from '#web/features/generation/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import type { ChapterRow } from './chapter-book.ts';
import { chapterExtent, chapterName } from './chapter-name.ts';
import type { Chapters } from './use-chapters.ts';
import type { Summaries } from './use-summaries.ts';
import { lineRests, textRests, useWritten } from './use-written.ts';

const statusChoices = chapterStatuses.map((value) => ({ value, label: chapterStatusNames[value] }));
const isStatus = (value: string): value is ChapterStatus => Object.hasOwn(chapterStatusNames, value);

/** Enter leaves a line as it stands. */
const leaveByEnter =
  (leave: () => void) =>
  ({ key }: { key: string }) => {
    if (key === 'Enter') leave();
  };

/** Has the chapter's summary written; what that is likely to cost stands beside it. */
function AskForSummary({
  chapter,
  summaries,
  writing,
}: Pick<ChapterCardProps, 'chapter' | 'summaries' | 'writing'>) {
  const { id, summary } = chapter;
  const { busyId, fault, receipt, picks, forecast, shortage } = summaries;
  const shortageId = useId();
  const hindrance = summaries.hindrance(id);
  const isShort = shortage !== null && hindrance === null && busyId !== id;
  const text = summary === '' ? 'Özeti çıkar' : 'Özeti yenile';
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          icon={<Sparkles aria-hidden="true" />}
          aria-label={`${text}: ${chapterName(chapter)}`}
          loading={busyId === id}
          loadingText="Özet yazılıyor…"
          disabled={hindrance !== null || writing || (busyId !== null && busyId !== id)}
          reasonId={isShort ? shortageId : undefined}
          onClick={() => void summaries.ask(id)}
        >
          {text}
        </Button>
        {busyId !== id && summaries.hasBefore(id) && (
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            aria-label={`Önceki özete dön: ${chapterName(chapter)}`}
            onClick={() => summaries.goBack(id)}
          >
            Önceki özete dön
          </Button>
        )}
        <p className="text-sm text-ink-soft tabular-nums">
          {receipt?.id === id
            ? `${receipt.cost.toLocaleString('tr-TR')} token harcandı.`
            : (hindrance ?? (!isShort && formatForecast(forecast)))}
        </p>
      </div>
      {isShort && (
        <ShortageNote id={shortageId} shortage={shortage}>
          Özeti kendiniz yazabilirsiniz.
        </ShortageNote>
      )}
      {picks && hindrance === null && (
        <p className="text-xs text-ink-soft">
          Bir dil modeli bağlı değil: özet, bölümün kendi cümlelerinden seçilir.
        </p>
      )}
      {fault?.id === id && (
        <p role="alert" className="text-sm font-medium text-danger">
          {fault.text}
        </p>
      )}
    </div>
  );
}

interface ChapterCardProps {
  chapter: ChapterRow;
  index: number;
  handle: ReactNode;
  chapters: Chapters;
  summaries: Summaries;
  writing: boolean;
  onOpen: () => void;
}

/** One chapter of the outline, with all that is noted of it. */
export function ChapterCard({
  chapter,
  index,
  handle,
  chapters,
  summaries,
  writing,
  onOpen,
}: ChapterCardProps) {
  const { id, status, goal, summary, words, stale } = chapter;
  const name = chapterName(chapter);
  const title = useWritten(
    chapter.title,
    (written, writing) => chapters.rename(id, written, writing),
    lineRests,
  );
  const target = useWritten(
    goal === null ? '' : String(goal),
    (written) => {
      const wanted = Math.min(Number.parseInt(written, 10), chapterLimits.goal);
      chapters.note(id, { goal: wanted >= 1 ? wanted : null });
    },
    lineRests,
  );
  const told = useWritten(summary, (written) => chapters.summarize(id, written), textRests);
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sheet p-4 shadow-sheet sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-semibold text-ink-soft tabular-nums">{index + 1}. bölüm</p>
        {handle}
      </div>
      <TextField
        label="Adı"
        aria-label={`${index + 1}. bölümün adı`}
        maxLength={chapterLimits.title}
        placeholder={chapterName({ title: '' })}
        autoComplete="off"
        disabled={writing}
        {...title}
        onKeyDown={leaveByEnter(title.onBlur)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Durum"
          aria-label={`Durum: ${name}`}
          choices={statusChoices}
          value={status}
          onChange={({ target: { value } }) => isStatus(value) && chapters.note(id, { status: value })}
        />
        <TextField
          label="Hedef (sözcük)"
          aria-label={`Hedef, sözcük: ${name}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...target}
          onKeyDown={leaveByEnter(target.onBlur)}
        />
      </div>
      {goal === null ? (
        <p className="text-sm text-ink-soft tabular-nums">{chapterExtent(chapter)}</p>
      ) : (
        <Meter
          label={`Hedefe varan: ${name}`}
          value={Math.min(100, Math.round((words / goal) * 100))}
          text={chapterExtent(chapter)}
        />
      )}
      <div className="grid gap-2">
        <TextArea
          label="Özet"
          aria-label={`Özet: ${name}`}
          hint="Sonraki bölümler yazılırken buradan hatırlanır."
          rows={2}
          grows
          maxLength={chapterLimits.summary}
          // What comes takes the place of what stands there.
          readOnly={summaries.busyId === id}
          {...told}
          aside={stale ? <Badge tone="accent">Bölüm değişti, özet eskidi</Badge> : undefined}
        />
        <AskForSummary chapter={chapter} summaries={summaries} writing={writing} />
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button icon={<PenLine aria-hidden="true" />} aria-label={`Bölümü aç: ${name}`} onClick={onOpen}>
          Bölümü aç
        </Button>
        {chapters.rows.length > 1 && (
          <TwoStepButton
            label="Sil"
            armedLabel="Evet, sil"
            name={`Sil: ${name}`}
            armedName={`Evet, sil: ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            loading={chapters.removing}
            loadingText="Siliniyor…"
            disabled={writing}
            onConfirm={() => void chapters.remove(id)}
          />
        )}
      </div>
    </div>
  );
}
