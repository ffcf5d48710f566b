import { z } from 'zod';
import { priceCurrencies } from '#domain/generation/ai-cost.ts';
import { messages } from '#domain/messages/index.ts';
import { instant, operation, uuid } from './base.ts';

const m = messages.modelTrials;
const tags = ['Model denemesi'];

const figure = z.object({
  /** What is measured, in Turkish. */
  label: z.string(),
  /** Formatted with its unit; a dash where it is unknown. */
  value: z.string(),
});

const modelTrial = z.object({
  id: uuid,
  configId: uuid,
  /** Of the configuration, its provider and its model when the trial began. */
  name: z.string(),
  /** Texts that are to be written. */
  tasks: z.number().int(),
  written: z.number().int(),
  isRunning: z.boolean(),
  /** Why it ended before its last text; null otherwise. */
  failure: z.string().nullable(),
  /** Judged by rule; empty before the first text. */
  figures: z.array(figure),
  startedAt: instant,
});
export type ModelTrial = z.infer<typeof modelTrial>;

const modelTrialList = z.object({
  /** Newest first. */
  trials: z.array(modelTrial),
  /** Texts that a trial writes. */
  tasks: z.number().int(),
  /** The most that a trial of each AI configuration costs; a configuration without prices is absent. */
  costs: z.array(z.object({ configId: uuid, most: z.number(), currency: z.enum(priceCurrencies) })),
});
export type ModelTrialList = z.infer<typeof modelTrialList>;

export const modelTrials = {
  list: operation
    .meta({ access: 'admin', fallback: 'MODEL_TRIALS_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/model-trials', tags, summary: 'The newest 30 trials of models' })
    .errors({ MODEL_TRIALS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(modelTrialList),
  start: operation
    .meta({ access: 'admin', fallback: 'MODEL_TRIAL_START_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/model-trials',
      tags,
      summary:
        'Let the model of a configuration write the tasks, in the background and one trial at a time; a repeat with the same id answers the same trial',
      successStatus: 201,
    })
    .errors({
      NOT_FOUND: { status: 404, message: m.configNotFound },
      MODEL_TRIAL_START_FAILED: { status: 500, message: m.startFailed },
      MODEL_TRIAL_RUNNING: { status: 409, message: m.running },
      MODEL_TRIAL_NOT_AI: { status: 409, message: m.notAi },
    })
    .input(z.object({ id: uuid, configId: uuid }))
    .output(modelTrial),
  page: operation
    .meta({ access: 'admin', fallback: 'MODEL_TRIAL_PAGE_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/model-trials/{id}/page',
      tags,
      summary:
        'A page without outside parts, on which one or two trials are read side by side, blind if wanted',
    })
    .errors({
      NOT_FOUND: { status: 404, message: m.notFound },
      MODEL_TRIAL_PAGE_FAILED: { status: 500, message: m.pageFailed },
    })
    .input(z.object({ id: uuid, other: uuid.optional() }))
    .output(z.object({ html: z.string() })),
};
