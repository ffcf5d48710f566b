import type { ModelTrial } from '#contract/model-trials.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { trialTasks } from '#server/model-trial/trial-tasks.ts';
import { pricesOf } from '../api-configs/index.ts';
import { writeAudit } from '../audit/index.ts';
import { endLostTrials } from './end-lost-trials.ts';
import { modelTrialJob } from './model-trial-job.ts';
import { presentTrial } from './trial-row.ts';

/**
 * Stores a trial and queues its job; the same id starts it once.
 * @throws NOT_FOUND, MODEL_TRIAL_NOT_AI, MODEL_TRIAL_RUNNING
 */
export async function startTrial({
  ctx,
  input: { id, configId },
}: {
  ctx: AppContext;
  input: { id: string; configId: string };
}): Promise<ModelTrial> {
  const { db, jobs, now } = ctx.deps;
  await endLostTrials(ctx.deps);
  return db.transaction().execute(async (trx) => {
    const config = await trx
      .selectFrom('api_configs')
      .selectAll()
      .where('id', '=', configId)
      .executeTakeFirst();
    if (!config) throw new AppError('NOT_FOUND');
    if (config.provider === 'paytr') throw new AppError('MODEL_TRIAL_NOT_AI');
    const at = now();
    const made = await trx
      .insertInto('model_trials')
      .values({
        id,
        config_id: configId,
        name: [config.name, config.provider, config.model].filter((part) => part !== '').join(' / '),
        tasks: trialTasks.length,
        currency: pricesOf(config)?.currency ?? null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) {
      const known = await trx
        .selectFrom('model_trials')
        .selectAll()
        .where('id', '=', id)
        .where('config_id', '=', configId)
        .executeTakeFirst();
      if (!known) throw new AppError('MODEL_TRIAL_RUNNING');
      return presentTrial(known);
    }
    await jobs.send(modelTrialJob.name, { trialId: id }, { within: trx, id });
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.trial_started',
      subject: { type: 'api_config', id: configId },
      before: {},
      after: { name: made.name, tasks: made.tasks },
      now: at,
    });
    return presentTrial(made);
  });
}
