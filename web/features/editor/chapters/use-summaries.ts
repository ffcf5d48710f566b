import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { defaultTerms, type PlanTerms } from '#domain/billing/plans.ts';
import { forecastSelection, surroundings } from '#domain/generation/selection-actions.ts';
import { chapterLimits, chapterMark } from '#domain/story/book/chapter-notes.ts';
import { faultOf, formatFailureCharge } from '#web/features/generation/index.ts';
import { rereadSession, setTokens } from '#web/features/session/index.ts';
import { useTokenShortage } from '#web/features/token-shortage/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import {
  chapterOf,
  type SummariesBefore,
  type SummaryUnderway,
  summariesBefore,
  summaryUnderway,
} from './summary-underway.ts';
import type { Chapters } from './use-chapters.ts';

/** A chapter shorter than this needs no summary, letters. */
const shortestChapter = 200;

interface SummariesDeps {
  terms: PlanTerms | null;
  storyId: string;
  /** True once the text field holds what the writer had. */
  ready: boolean;
}

/** Summaries of chapters, written on request. */
export function useSummaries(chapters: Chapters, { terms, storyId, ready }: SummariesDeps) {
  const site = useQuery(queries.site.status.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const [busyId, setBusyId] = useState<string | null>(null);
  const [fault, setFault] = useState<{ id: string; text: string } | null>(null);
  const shortage = useTokenShortage();
  const [receipt, setReceipt] = useState<{ id: string; cost: number } | null>(null);
  /** What stood where a summary was written: the way back, also after a reload. */
  const [before, setBefore] = useState<SummariesBefore>(new Map());
  useEffect(() => {
    const kept = summariesBefore.read(storyId);
    if (kept.size > 0) setBefore(kept);
  }, [storyId]);
  useEffect(() => {
    if (before.size > 0) summariesBefore.write(storyId, before);
  }, [before, storyId]);
  /** A lost answer is asked for again under the same key, and is paid once. */
  const asked = useRef<SummaryUnderway | null>(null);
  const latest = useRef(chapters);
  latest.current = chapters;
  /** Counts the askings: a screen that was left, or asks for another, hears no more of the one before. */
  const turn = useRef(0);

  function setAside(id: string) {
    const row = latest.current.rows.find((chapter) => chapter.id === id);
    if (!row || row.summary.trim() === '') return;
    const { summary, summaryOf } = row;
    setBefore((known) => new Map(known).set(id, { summary, summaryOf }));
  }

  function take(underway: SummaryUnderway, { id: written, text, receipt: paid }: Generation) {
    if (paid) setTokens(paid.remaining);
    const { rows, textOf, summarize } = latest.current;
    const id = chapterOf(underway, rows, textOf);
    // Without its chapter it stays among the story's texts.
    if (id === null || text.trim() === '') return;
    setAside(id);
    // The chapter may have been changed meanwhile: the summary is of what was asked for.
    summarize(id, text.slice(0, chapterLimits.summary), underway.mark);
    // It has its place: nothing waits for it any more.
    void api.generations.dismiss({ id: written }).catch(() => undefined);
    if (paid) setReceipt({ id, cost: paid.cost });
  }

  /** Takes a summary from the events of its writing. @throws ApiError */
  async function hear(underway: SummaryUnderway, events: () => Promise<AsyncIterable<GenerationEvent>>) {
    turn.current += 1;
    const mine = turn.current;
    const id = chapterOf(underway, latest.current.rows, latest.current.textOf);
    asked.current = underway;
    summaryUnderway.write(underway);
    setBusyId(id);
    setFault(null);
    setReceipt(null);
    try {
      for await (const event of await events()) {
        if (turn.current !== mine) return;
        if (event.type === 'piece' || event.generation.status === 'running') continue;
        take(underway, event.generation);
        break;
      }
      asked.current = null;
      summaryUnderway.clear();
    } catch (error) {
      if (turn.current !== mine) return;
      const { code, message, charge } = faultOf(error);
      if (charge?.receipt) setTokens(charge.receipt.remaining);
      const text = charge ? `${message} ${formatFailureCharge(charge)}` : message;
      // The balance was spent elsewhere; what is said then stands at every summary's button.
      if (code === 'TOO_FEW_TOKENS') void rereadSession();
      else if (id !== null) setFault({ id, text });
      // Nothing came of that request; one that was only lost is asked for again.
      if (error instanceof ApiError && error.status === 0) return;
      asked.current = null;
      summaryUnderway.clear();
    } finally {
      if (turn.current === mine) setBusyId(null);
    }
  }

  // A reload goes on with the summary that was under way.
  const resume = useRef<(underway: SummaryUnderway) => Promise<void>>(async () => undefined);
  resume.current = async (underway) => {
    const only = underway.key;
    const { generation } = await api.generations.latest({ surface: 'selection', only });
    if (!generation || generation.status === 'failed') return summaryUnderway.clear();
    await hear(underway, () => api.generations.follow({ id: generation.id }));
  };
  const isThere = ready && chapters.rows.length > 0;
  const looked = useRef(false);
  useEffect(() => {
    const underway = isThere ? summaryUnderway.read() : null;
    if (!underway || underway.storyId !== storyId || looked.current) return;
    looked.current = true;
    // Looking is optional: the next reload looks again.
    void resume.current(underway).catch(() => undefined);
  }, [isThere, storyId]);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  return {
    busyId,
    fault,
    receipt,
    /** Too few tokens for a summary; null where there are enough. */
    shortage,
    /** True where no language model writes: sentences of the chapter are chosen instead. */
    picks: site.data?.writer === 'storyteller',
    /** Tokens that a summary is likely to cost. */
    forecast: forecastSelection(terms ?? defaultTerms.free, 'summary', ''),
    /** Why a chapter can't be summarised now; null where it can. */
    hindrance(id: string): string | null {
      if (terms === null) return 'Özet çıkarmak için giriş yapmalısınız.';
      const { length } = chapters.textOf(id);
      if (length < shortestChapter) return 'Bu bölüm özetlenmeyecek kadar kısa.';
      return length <= surroundings.before
        ? null
        : `En çok ${surroundings.before.toLocaleString('tr-TR')} karakterlik bir bölümün özeti çıkarılabilir.`;
    },
    async ask(id: string): Promise<void> {
      if (busyId !== null || shortage) return;
      const text = chapters.textOf(id);
      const mark = chapterMark(text);
      const { title = '' } = chapters.rows.find((row) => row.id === id) ?? {};
      const again = asked.current?.id === id && asked.current.mark === mark;
      const key = again && asked.current ? asked.current.key : crypto.randomUUID();
      await hear({ storyId, id, title, mark, key }, () =>
        api.selections.stream({ idempotencyKey: key, storyId, action: 'summary', before: text }),
      );
    },
    /** Whether another summary stood there before the one that was written. */
    hasBefore: (id: string) => before.has(id),
    /** Puts the summary before back; the one that stands there takes its place as the way back. */
    goBack(id: string) {
      const known = before.get(id);
      if (!known) return;
      setAside(id);
      chapters.summarize(id, known.summary, known.summaryOf);
    },
  };
}
export type Summaries = ReturnType<typeof useSummaries>;
