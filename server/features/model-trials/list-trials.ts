import type { ModelTrialList } from '#contract/model-trials.ts';
import type { AppContext } from '#server/context.ts';
import { trialEstimate } from '#server/model-trial/run-trial.ts';
import { trialTasks } from '#server/model-trial/trial-tasks.ts';
import { pricesOf, readConfigRows } from '../api-configs/index.ts';
import { endLostTrials } from './end-lost-trials.ts';
import { presentTrial } from './trial-row.ts';

const listed = 30;

/** Lists the newest trials, and what a trial of each AI configuration may cost. */
export async function listTrials({ ctx: { deps } }: { ctx: AppContext }): Promise<ModelTrialList> {
  await endLostTrials(deps);
  const rows = await deps.db
    .selectFrom('model_trials')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  const configs = (await readConfigRows(deps.db)).filter(({ provider }) => provider !== 'paytr');
  const costs = configs.flatMap((row) => {
    const prices = pricesOf(row);
    return prices ? [{ configId: row.id, most: trialEstimate(prices), currency: prices.currency }] : [];
  });
  return { trials: rows.map(presentTrial), tasks: trialTasks.length, costs };
}
