import { istanbulDay } from '#domain/time.ts';
import { minimumToGenerate } from '#domain/tokens.ts';
import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import type { StoryJob, StoryWriter, WritingEnd, WritingOptions } from '#server/providers/ai/index.ts';

/** A writer at work: the text's pieces, of which the first has been asked for already. */
export interface Writing {
  pieces: AsyncGenerator<string, WritingEnd>;
  first: Promise<IteratorResult<string, WritingEnd>>;
}

/** Asks a writer for a text. Whoever takes the writing over hears of its faults; until then they make no noise. */
export function beginWriting(writer: StoryWriter, job: StoryJob, options: WritingOptions): Writing {
  const pieces = writer.write(job, options);
  const first = pieces.next();
  first.catch(() => undefined);
  return { pieces, first };
}

interface Earned {
  /** The key of the text that earned it: its repeat starts nothing, so it needs no provider. */
  key: string;
  /** The Istanbul day: a new one brings an allowance, which is seen to before a reservation. */
  day: string;
}

/** People whose head start a process keeps in mind at most; the one that was earned first goes first. */
const mostRemembered = 20_000;
const earned = perDeps(() => new Map<string, Earned>());

/**
 * Lets a user's next text be asked for while its reservation is still on its way to the database. Called when a text
 * was delivered and paid. So a call that turns out to have no reservation (its answer is thrown away, nobody is
 * charged) can cost the site at most as often as a text was paid for here.
 * @param remaining tokens that are left
 */
export function earnHeadStart(deps: Deps, userId: string, key: string, remaining: number): void {
  const known = earned(deps);
  known.delete(userId);
  if (remaining < minimumToGenerate) return;
  known.set(userId, { key, day: istanbulDay(deps.now()) });
  if (known.size <= mostRemembered) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}

/** Whether this start may go ahead of its reservation. It is used up by asking, so that of two at once one may. */
export function takeHeadStart(deps: Deps, userId: string, key: string): boolean {
  const known = earned(deps);
  const mine = known.get(userId);
  known.delete(userId);
  return mine !== undefined && mine.key !== key && mine.day === istanbulDay(deps.now());
}
