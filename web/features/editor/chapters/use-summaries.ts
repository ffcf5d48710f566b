import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chapterLimits, chapterMark } from '#domain/book/chapter-notes.ts';
import { messages } from '#domain/messages.ts';
import type { PlanId } from '#domain/plans.ts';
import { forecastSelection, surroundings } from '#domain/selection-actions.ts';
import { setTokens } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import type { Chapters } from './use-chapters.ts';

/** A chapter shorter than this needs no summary, letters. */
const shortestChapter = 200;

/** One summary that was asked for: a lost answer is asked for again under the same key, and is paid once. */
interface Asked {
  id: string;
  mark: string;
  key: string;
}

/** Summaries of chapters, written on request. */
export function useSummaries(
  chapters: Chapters,
  { plan, storyId }: { plan: PlanId | null; storyId: () => string },
) {
  const site = useQuery(queries.site.status.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const [busyId, setBusyId] = useState<string | null>(null);
  const [fault, setFault] = useState<{ id: string; text: string } | null>(null);
  const [receipt, setReceipt] = useState<{ id: string; cost: number } | null>(null);
  const asked = useRef<Asked | null>(null);
  const latest = useRef(chapters);
  latest.current = chapters;

  return {
    busyId,
    fault,
    receipt,
    /** True where no language model writes: sentences of the chapter are chosen instead. */
    picks: site.data?.writer === 'storyteller',
    /** Tokens that a summary is likely to cost. */
    forecast: forecastSelection(plan ?? 'free', 'summary', ''),
    /** Why a chapter can't be summarised now; null where it can. */
    hindrance(id: string): string | null {
      if (plan === null) return 'Özet çıkarmak için giriş yapmalısınız.';
      const { length } = chapters.textOf(id);
      if (length < shortestChapter) return 'Bu bölüm özetlenmeyecek kadar kısa.';
      return length <= surroundings.before
        ? null
        : `En çok ${surroundings.before.toLocaleString('tr-TR')} karakterlik bir bölümün özeti çıkarılabilir.`;
    },
    async ask(id: string): Promise<void> {
      if (busyId !== null) return;
      const before = chapters.textOf(id);
      const mark = chapterMark(before);
      const again = asked.current?.id === id && asked.current.mark === mark;
      const request = again && asked.current ? asked.current : { id, mark, key: crypto.randomUUID() };
      asked.current = request;
      setBusyId(id);
      setFault(null);
      setReceipt(null);
      try {
        const events = await api.selections.stream({
          idempotencyKey: request.key,
          storyId: storyId(),
          action: 'summary',
          before,
        });
        for await (const event of events) {
          if (event.type !== 'done') continue;
          const { id: written, text, receipt: paid } = event.generation;
          // The chapter may have been changed meanwhile: the summary is of what was asked for.
          latest.current.summarize(id, text.slice(0, chapterLimits.summary), mark);
          // It has its place: a reload must not take it for the suggestion that waits.
          void api.generations.dismiss({ id: written }).catch(() => undefined);
          if (paid) {
            setTokens(paid.remaining);
            setReceipt({ id, cost: paid.cost });
          }
        }
        asked.current = null;
      } catch (error) {
        setFault({ id, text: errorText(error, messages.generation.fallback) });
        // Nothing came of that request; one that was only lost is asked for again.
        if (!(error instanceof ApiError) || error.status !== 0) asked.current = null;
      } finally {
        setBusyId(null);
      }
    },
  };
}
export type Summaries = ReturnType<typeof useSummaries>;
