import type { WritingGoal } from '#contract/goals.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { UnsentReports } from './unsent-reports.ts';
import {
  countOf,
  isUntold,
  newSession,
  type Written,
  type WrittenSession,
  withToday,
} from './writing-session.ts';

/** The delay of a report after the first unreported word, and of a retry, ms. */
const tellAfterMs = 20_000;

interface Report {
  id: string;
  day: string;
  seq: number;
  words: number;
  aiWords: number;
}

interface WordCountReporterDeps {
  report: (report: Report) => Promise<WritingGoal>;
  /** Called with the server's goal plus the unreported words. */
  onGoal: (goal: WritingGoal) => void;
  isOnline: () => boolean;
  /** The unsent reports of closed editors. */
  left: UnsentReports;
  now?: () => Date;
}

/** A session ends after this long without writing, ms; deletions in a later session do not reduce it. */
const restMs = 30 * 60_000;

/** The increase of a session's count. */
function gained(before: Written, after: Written): Written {
  const [was, is] = [countOf(before), countOf(after)];
  return { words: is.words - was.words, aiWords: is.aiWords - was.aiWords };
}

/** Whether an error is temporary: no answer, or a retryable one. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

/**
 * Counts written words and reports them to the server as totals of their day, so that a lost or repeated call changes
 * nothing. Unreported words keep their day over midnight, offline and after the editor was closed.
 */
export function createWordCountReporter({
  report,
  onGoal,
  isOnline,
  left,
  now = () => new Date(),
}: WordCountReporterDeps) {
  const sessions = new Map<string, WrittenSession>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const untold = () => [...sessions.values()].filter(isUntold);

  /** Adds the unreported words of the day to the server's goal. */
  function completed(goal: WritingGoal): WritingGoal {
    return untold()
      .filter(({ day }) => day === goal.today.date)
      .reduce((sum, session) => withToday(sum, gained(session.told, session)), goal);
  }

  /** Removes a fully reported session unless it may continue. */
  function settle(session: WrittenSession): void {
    if (isUntold(session)) return;
    left.remove(session.id);
    if (session.day !== istanbulDay(now()) || now().getTime() - session.at >= restMs)
      sessions.delete(session.id);
  }

  async function tellOne(session: WrittenSession): Promise<void> {
    session.seq += 1;
    const { id, day, seq, words, aiWords } = session;
    try {
      const goal = await report({ id, day, seq, words, aiWords });
      session.told = { words, aiWords };
      onGoal(completed(goal));
    } catch (error) {
      // A permanently rejected report is not sent again.
      if (mayPass(error)) return arm();
      session.told = { words, aiWords };
    }
    settle(session);
  }

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    // The `online` event triggers the report.
    if (!isOnline()) return;
    for (const session of untold()) void tellOne(session);
  }

  function arm(): void {
    if (!closed) timer ??= setTimeout(tell, tellAfterMs);
  }

  return {
    /** Counts written words; returns the change of the day's count. */
    add(words: number, aiWords: number): Written {
      const day = istanbulDay(now());
      const at = now().getTime();
      let session = [...sessions.values()].find((other) => other.day === day && at - other.at < restMs);
      if (!session) {
        session = newSession(day, at);
        sessions.set(session.id, session);
      }
      const before = { words: session.words, aiWords: session.aiWords };
      session.words += words;
      session.aiWords += aiWords;
      session.at = at;
      arm();
      return gained(before, session);
    },
    /** Reports all unreported words, also those of earlier editors. */
    tellAll(): void {
      for (const session of left.take()) sessions.set(session.id, session);
      tell();
    },
    /** Sends a delayed report at once, because a hidden page may be closed. */
    tellNow(): void {
      if (timer !== undefined) tell();
    },
    /** Stores the words that the server has not confirmed when the page is left, for the next page to report. */
    leave(): void {
      left.add(untold());
      sessions.clear();
      clearTimeout(timer);
      timer = undefined;
    },
    /** Reports the remaining words when the editor closes; failed reports are left to the next editor. */
    close(): void {
      closed = true;
      const leaving = untold();
      tell();
      // Stored exactly as they were sent, so that one sequence number never has two counts.
      left.add(leaving);
    },
  };
}
