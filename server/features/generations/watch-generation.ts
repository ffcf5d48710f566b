import { setTimeout as wait } from 'node:timers/promises';
import { ORPCError, withEventMeta } from '@orpc/server';
import type { GenerationEvent } from '#contract/generations.ts';
import type { Deps } from '#server/context.ts';
import { recordedError } from './errors.ts';
import { type GenerationRow, present } from './present.ts';
import { readGeneration } from './read-generation.ts';
import { runningGenerations } from './running.ts';
import { pollMs } from './timing.ts';

/**
 * The record once it is settled, whichever process writes it.
 * @throws NOT_FOUND where the record went with its account
 */
export async function outcomeOf(deps: Deps, id: string): Promise<GenerationRow> {
  const live = runningGenerations(deps).get(id);
  if (live) return live.outcome();
  for (;;) {
    const row = await stored(deps, id);
    if (row.status !== 'running') return row;
    await wait(pollMs);
  }
}

/**
 * A generation as events, from the text so far to its end, whichever process writes it. An event's id is how much
 * of the text has been sent with it: after a dropped connection `lastEventId` goes on behind it, without a piece twice.
 * @throws the error that the generation failed with
 */
export async function* watchGeneration(
  deps: Deps,
  id: string,
  lastEventId: string | undefined,
): AsyncGenerator<GenerationEvent, void> {
  let sent = lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : null;
  for await (const row of progress(deps, id)) {
    if (sent === null) {
      sent = row.result.length;
      yield event({ type: 'started', generation: present(row) }, sent);
    } else if (row.status === 'running' && row.result.length > sent) {
      const text = row.result.slice(sent);
      sent = row.result.length;
      yield event({ type: 'piece', text }, sent);
    }
    if (row.status === 'failed') throw recordedError(row.error_code, row.error_message);
    if (row.status !== 'running') yield event({ type: 'done', generation: present(row) }, sent);
  }
}

function event(value: GenerationEvent, sent: number): GenerationEvent {
  return withEventMeta(value, { id: String(sent) });
}

/** The record whenever it may have grown; the settled one is the last. */
async function* progress(deps: Deps, id: string): AsyncGenerator<GenerationRow, void> {
  const live = runningGenerations(deps).get(id);
  if (live) {
    while (!live.settled) {
      const change = live.change();
      yield { ...live.row, result: live.text };
      await change;
    }
    yield live.row;
    return;
  }
  for (;;) {
    const row = await stored(deps, id);
    yield row;
    if (row.status !== 'running') return;
    await wait(pollMs);
  }
}

async function stored(deps: Deps, id: string): Promise<GenerationRow> {
  const row = await readGeneration(deps, id);
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}
