import { Sparkles, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import {
  type ChapterStatus,
  chapterLimits,
  chapterStatuses,
  chapterStatusNames,
} from '#domain/story/book/chapter-notes.ts';
import { formatForecast } from '#web/features/generation/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import type { ChapterRow } from './chapter-book.ts';
import { chapterName } from './chapter-name.ts';
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
}: Pick<ChapterFormProps, 'chapter' | 'summaries' | 'writing'>) {
  const { id, summary } = chapter;
  const { busyId, fault, receipt, forecast, shortage } = summaries;
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
      {fault?.id === id && (
        <p role="alert" className="text-sm font-medium text-danger">
          {fault.text}
        </p>
      )}
    </div>
  );
}

interface ChapterFormProps {
  chapter: ChapterRow;
  index: number;
  chapters: Chapters;
  summaries: Summaries;
  writing: boolean;
  /** Takes the focus when it was opened by a click, and not by a summary that is being written. */
  takesFocus: boolean;
  onDone: () => void;
}

/** All that is noted of a chapter, to be changed. */
export function ChapterForm(props: ChapterFormProps) {
  const { chapter, index, chapters, summaries, writing } = props;
  const { id, status, goal, summary } = chapter;
  const name = chapterName(chapter);
  const box = useRef<HTMLDivElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
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
    <div ref={box} className="grid gap-3">
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
      <TextArea
        label="Özet"
        aria-label={`Özet: ${name}`}
        rows={2}
        grows
        maxLength={chapterLimits.summary}
        // What comes takes the place of what stands there.
        readOnly={summaries.busyId === id}
        {...told}
      />
      <AskForSummary chapter={chapter} summaries={summaries} writing={writing} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button aria-label={`Tamam: ${name}`} onClick={props.onDone}>
          Tamam
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
