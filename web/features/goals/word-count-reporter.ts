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

/** Words are told to the server this long after the first untold one, and again where that failed; ms. */
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
  /** The goal as the server has just told it, with what it has yet to be told. */
  onGoal: (goal: WritingGoal) => void;
  isOnline: () => boolean;
  /** What an editor that was left could not tell any more. */
  left: UnsentReports;
  now?: () => Date;
}

/** A sitting ends with this much rest, ms: what is cut in a later one takes nothing from it. */
const restMs = 30 * 60_000;

/** What more a sitting counts for than before. */
function gained(before: Written, after: Written): Written {
  const [was, is] = [countOf(before), countOf(after)];
  return { words: is.words - was.words, aiWords: is.aiWords - was.aiWords };
}

/** No answer, or one that another moment may change. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

/**
 * Counts what is written and tells the server, as totals of their day: a call that is lost or comes twice changes
 * nothing. What could not be told stays with its day until it can be, over midnight, without a connection and after the
 * editor was left.
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

  /** What of a day the server does not know yet, added to what it tells. */
  function completed(goal: WritingGoal): WritingGoal {
    return untold()
      .filter(({ day }) => day === goal.today.date)
      .reduce((sum, session) => withToday(sum, gained(session.told, session)), goal);
  }

  /** What is told in full is let go of, but for the sitting that may go on. */
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
      // What the server will never take must not be sent for ever.
      if (mayPass(error)) return arm();
      session.told = { words, aiWords };
    }
    settle(session);
  }

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    // The connection's return tells them.
    if (!isOnline()) return;
    for (const session of untold()) void tellOne(session);
  }

  function arm(): void {
    if (!closed) timer ??= setTimeout(tell, tellAfterMs);
  }

  return {
    /** Counts what was just written; answers what it adds to the day's count, or takes from it. */
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
    /** Tells what is not told yet, also what an earlier editor left. */
    tellAll(): void {
      for (const session of left.take()) sessions.set(session.id, session);
      tell();
    },
    /** Tells what waits for its time: the page is out of sight, and may not come back. */
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
    /** Nobody writes here any more: tells what it can; what fails is left to the next one. */
    close(): void {
      closed = true;
      const leaving = untold();
      tell();
      // As they were told: an answer that is lost must not leave another count under the same number.
      left.add(leaving);
    },
  };
}
