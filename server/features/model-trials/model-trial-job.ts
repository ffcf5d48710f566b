import { sql } from 'kysely';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { loadDictionary } from '#server/model-trial/load-dictionary.ts';
import { runTrial, type TrialText } from '#server/model-trial/run-trial.ts';
import { trialTasks } from '#server/model-trial/trial-tasks.ts';
import { type AiCall, AiError, ProviderWriter } from '#server/providers/ai/index.ts';
import { pricesOf, SecretLostError, writerConfig } from '../api-configs/index.ts';
import { storeTrialCalls } from '../generations/index.ts';
import { type TrialRow, trialOf } from './trial-row.ts';

const m = messages.modelTrials;
/** So many failed texts in a row end a trial. */
const mostFailures = 3;

async function endTrial({ db, now }: Deps, id: string, failure: string): Promise<void> {
  await db
    .updateTable('model_trials')
    .set({ ended_at: now(), failure })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether the configuration was not deleted meanwhile, with its key. */
const hasConfig = async ({ db }: Deps, id: string): Promise<boolean> =>
  (await db.selectFrom('api_configs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Appends a text; returns false when the trial has ended or another process wrote this text. */
async function keepText({ db, now }: Deps, id: string, text: TrialText, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('model_trials')
    .set({ texts: sql`texts || ${JSON.stringify([text])}::jsonb`, updated_at: now() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`jsonb_array_length(texts) = ${at}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const failuresAtEnd = (texts: readonly TrialText[]): number =>
  texts.length - 1 - texts.findLastIndex(({ error }) => error === null);

function failureText(error: string): string {
  const reason = error.startsWith('AI_')
    ? new AiError(error as ConstructorParameters<typeof AiError>[0]).message
    : '';
  return `Deneme yarıda kaldı: model art arda ${mostFailures} metni yazamadı. ${reason}`.trim();
}

/** The writer of a configuration, or why there is none. */
function openWriter(config: Parameters<typeof writerConfig>[0], { env }: Deps): ProviderWriter | string {
  try {
    return new ProviderWriter(writerConfig(config, env));
  } catch (error) {
    if (error instanceof SecretLostError) return m.keyLost;
    return `Deneme başlamadı: ${error instanceof Error ? error.message : m.startFailed}`;
  }
}

/** The call that wrote a text, as those of generations are stored. */
const callOf = (
  { error, usage, firstWordMs }: TrialText,
  { name: provider, model }: ProviderWriter,
  { configId, prices }: Pick<AiCall, 'configId' | 'prices'>,
): AiCall => ({
  configId,
  provider,
  model,
  purpose: 'text',
  error: error as AiCall['error'],
  usage,
  prices,
  isFallback: false,
  firstWordMs,
});

async function writeRest(deps: Deps, row: TrialRow): Promise<void> {
  const config = await deps.db
    .selectFrom('api_configs')
    .selectAll()
    .where('id', '=', row.config_id)
    .executeTakeFirst();
  if (!config) return endTrial(deps, row.id, m.configRemoved);
  const writer = openWriter(config, deps);
  if (typeof writer === 'string') return endTrial(deps, row.id, writer);
  const texts = [...trialOf(row).texts];
  const stop = new AbortController();
  const prices = pricesOf(config);
  let isOurs = true;
  let failure = '';
  try {
    await runTrial({
      writer,
      isKnown: await loadDictionary(),
      signal: stop.signal,
      prices,
      tasks: trialTasks.slice(texts.length),
      onText: async (text) => {
        await storeTrialCalls(deps, row.id, [callOf(text, writer, { configId: config.id, prices })]);
        isOurs = await keepText(deps, row.id, text, texts.length);
        texts.push(text);
        if (!(await hasConfig(deps, row.config_id))) failure = m.configRemoved;
        else if (text.error !== null && failuresAtEnd(texts) >= mostFailures)
          failure = failureText(text.error);
        if (!isOurs || failure !== '') stop.abort();
      },
    });
  } finally {
    await writer.close();
  }
  if (isOurs) await endTrial(deps, row.id, failure);
}

/** Writes and judges the texts of a trial; another process goes on with the trial of one that died. */
export const modelTrialJob: JobKind = {
  name: 'model-trial',
  options: {
    retryLimit: 3,
    expireInSeconds: 7_200,
    heartbeatSeconds: 30,
    retentionSeconds: 7_200,
    deleteAfterSeconds: 3_600,
  },
  async run(deps, { data }) {
    const row = await deps.db
      .selectFrom('model_trials')
      .selectAll()
      .where('id', '=', String(data.trialId))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (row) await writeRest(deps, row);
  },
};
