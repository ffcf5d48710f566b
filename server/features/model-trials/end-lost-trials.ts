import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';

/** How long no text may come before a running trial counts as lost, ms; longer than a text and the job's retries take. */
const lostAfterMs = 30 * 60_000;

/** Ends trials whose job no process runs any more, so that a new one can begin. */
export async function endLostTrials({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db
    .updateTable('model_trials')
    .set({ ended_at: at, failure: messages.modelTrials.interrupted })
    .where('ended_at', 'is', null)
    .where('updated_at', '<=', new Date(at.getTime() - lostAfterMs))
    .execute();
}
