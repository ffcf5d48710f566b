import type { Selectable } from 'kysely';
import type { ModelTrial } from '#contract/model-trials.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Trial, TrialText } from '#server/model-trial/run-trial.ts';
import { trialFigures } from '#server/model-trial/trial-page.ts';

export type TrialRow = Selectable<DB['model_trials']>;

/** A stored trial as the runner makes it. */
export const trialOf = (row: TrialRow): Trial => ({
  name: row.name,
  startedAt: row.created_at.toISOString(),
  currency: row.currency,
  texts: row.texts as unknown as TrialText[],
});

/** Presents a trial for administrators, without its texts. */
export function presentTrial(row: TrialRow): ModelTrial {
  const trial = trialOf(row);
  return {
    id: row.id,
    configId: row.config_id,
    name: row.name,
    tasks: row.tasks,
    written: trial.texts.length,
    isRunning: row.ended_at === null,
    failure: row.failure === '' ? null : row.failure,
    figures: trial.texts.length === 0 ? [] : trialFigures(trial),
    startedAt: trial.startedAt,
  };
}
