import { withEventMeta } from '@orpc/server';
import type { GenerationEvent } from '#contract/generations.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { type ErrorReader, type GenerationRow, present, recordedError } from '../record/index.ts';
import { generationRegistry } from '../run/index.ts';
import { pollGeneration, readStoredGeneration } from './poll-generation.ts';
import { raceAbort } from './race-abort.ts';

/**
 * Waits until any process has settled the generation, and returns its record.
 * @param signal ends the wait
 * @throws NOT_FOUND when the record was deleted with its account; SERVICE_UNAVAILABLE on abort
 */
export async function waitForOutcome(deps: Deps, id: string, signal?: AbortSignal): Promise<GenerationRow> {
  const live = generationRegistry(deps).get(id);
  let row = live ? await raceAbort(live.outcome(), signal) : await readStoredGeneration(deps, id);
  while (row?.status === 'running') row = await raceAbort(pollGeneration(deps, id), signal);
  if (!row) throw new AppError('SERVICE_UNAVAILABLE');
  return row;
}

/** A receiver of the events of a generation. */
interface Watcher extends ErrorReader {
  lastEventId: string | undefined;
  /** Ends the events early when the reader disconnects. */
  signal: AbortSignal | undefined;
  /** Called when the events have ended. */
  leave(): void;
}

/**
 * Streams a generation of any process as events, from the text so far to its end. An event's id is the number of
 * characters sent so far, so that `lastEventId` continues after a dropped connection without repetition.
 * @throws the error that the generation failed with
 */
export async function* watchGeneration(
  deps: Deps,
  id: string,
  { lastEventId, signal, leave, isAdmin }: Watcher,
): AsyncGenerator<GenerationEvent, void> {
  let sent = lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : null;
  const live = generationRegistry(deps).get(id);
  try {
    let row: GenerationRow | undefined = live ? live.current : await readStoredGeneration(deps, id);
    while (row && !signal?.aborted) {
      // Requested before the row is sent, so that no piece written in between is missed.
      const change = live?.change();
      if (sent === null) {
        sent = row.result.length;
        yield event({ type: 'started', generation: present(row, { isAdmin }) }, sent);
      } else if (row.status === 'running' && row.result.length > sent) {
        const text = row.result.slice(sent);
        sent = row.result.length;
        yield event({ type: 'piece', text }, sent);
      }
      if (row.status === 'failed') throw recordedError(row, { isAdmin });
      if (row.status !== 'running') {
        yield event({ type: 'done', generation: present(row, { isAdmin }) }, sent);
        return;
      }
      if (change) await raceAbort(change, signal);
      row = live ? live.current : await raceAbort(pollGeneration(deps, id), signal);
    }
  } finally {
    leave();
  }
}

function event(value: GenerationEvent, sent: number): GenerationEvent {
  return withEventMeta(value, { id: String(sent) });
}
