import { ORPCError, withEventMeta } from '@orpc/server';
import type { GenerationEvent } from '#contract/generations.ts';
import type { Deps } from '#server/context.ts';
import { type ErrorReader, recordedError } from './errors.ts';
import { look, nextLook } from './look.ts';
import { orAbort } from './or-abort.ts';
import { type GenerationRow, present } from './present.ts';
import { runningGenerations } from './running.ts';

/**
 * The record once it is settled, whichever process writes it.
 * @param signal of who waits: nobody hears an answer after its abort.
 * @throws NOT_FOUND where the record went with its account; SERVICE_UNAVAILABLE at the abort
 */
export async function outcomeOf(deps: Deps, id: string, signal?: AbortSignal): Promise<GenerationRow> {
  const live = runningGenerations(deps).get(id);
  let row = live ? await orAbort(live.outcome(), signal) : await look(deps, id);
  while (row?.status === 'running') row = await orAbort(nextLook(deps, id), signal);
  if (!row) throw new ORPCError('SERVICE_UNAVAILABLE');
  return row;
}

/**
 * A generation as events, from the text so far to its end, whichever process writes it. An event's id is how much
 * of the text has been sent with it: after a dropped connection `lastEventId` goes on behind it, without a piece twice.
 * @param options.signal ends the events early: their reader went away.
 * @throws the error that the generation failed with
 */
export async function* watchGeneration(
  deps: Deps,
  id: string,
  {
    lastEventId,
    signal,
    isAdmin,
  }: ErrorReader & { lastEventId: string | undefined; signal: AbortSignal | undefined },
): AsyncGenerator<GenerationEvent, void> {
  let sent = lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : null;
  for await (const row of progress(deps, id, signal)) {
    if (sent === null) {
      sent = row.result.length;
      yield event({ type: 'started', generation: present(row, { isAdmin }) }, sent);
    } else if (row.status === 'running' && row.result.length > sent) {
      const text = row.result.slice(sent);
      sent = row.result.length;
      yield event({ type: 'piece', text }, sent);
    }
    if (row.status === 'failed') throw recordedError(row, { isAdmin });
    if (row.status !== 'running') yield event({ type: 'done', generation: present(row, { isAdmin }) }, sent);
  }
}

function event(value: GenerationEvent, sent: number): GenerationEvent {
  return withEventMeta(value, { id: String(sent) });
}

/** The record whenever it may have grown; the settled one is the last. */
async function* progress(
  deps: Deps,
  id: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<GenerationRow, void> {
  const live = runningGenerations(deps).get(id);
  if (live) {
    while (!live.settled) {
      const change = live.change();
      yield { ...live.row, result: live.text };
      await orAbort(change, signal);
      if (signal?.aborted) return;
    }
    yield live.row;
    return;
  }
  let row: GenerationRow | undefined = await look(deps, id);
  while (row && !signal?.aborted) {
    yield row;
    row = row.status === 'running' ? await orAbort(nextLook(deps, id), signal) : undefined;
  }
}
