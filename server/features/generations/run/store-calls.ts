import { randomUUID } from 'node:crypto';
import type { PlanId } from '#domain/billing/plans.ts';
import { callCost } from '#domain/generation/ai-cost.ts';
import type { Deps } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';
import type { AiCall } from '#server/providers/ai/index.ts';
import type { GenerationRun } from './generation-run.ts';

/** Whom calls are counted for: the plan of a writer, null for a guest, or the administrators' trials. */
type CountedFor = PlanId | 'admin' | null;

interface EndedCall {
  id: string;
  generationId: string;
  plan: CountedFor;
  call: AiCall;
}

/** Stores calls that end at the same time in one statement. */
const batchedCalls = perDeps((deps) => batched((calls: EndedCall[]) => insertCalls(deps, calls), 2));

const costOf = ({ usage, prices }: AiCall) =>
  usage && prices ? { cost: callCost(usage, prices), currency: prices.currency } : {};

async function insertCalls(deps: Deps, calls: EndedCall[]): Promise<true[]> {
  const rows = calls.map(({ id, generationId, plan, call }) => ({
    id,
    generation_id: generationId,
    config_id: call.configId,
    provider: call.provider,
    model: call.model,
    purpose: call.purpose,
    plan,
    error_code: call.error,
    input_tokens: call.usage?.input ?? null,
    cached_tokens: call.usage?.cached ?? null,
    output_tokens: call.usage?.output ?? null,
    thinking_tokens: call.usage?.thinking ?? null,
    ...costOf(call),
    is_fallback: call.isFallback,
    first_word_ms: call.firstWordMs,
    ended_at: deps.now(),
  }));
  await deps.pool.query({
    text: `INSERT INTO ai_calls SELECT * FROM jsonb_populate_recordset(NULL::ai_calls, $1) ON CONFLICT DO NOTHING`,
    values: [JSON.stringify(rows)],
  });
  return calls.map(() => true);
}

/** The provider that wrote the text; undefined when none did. */
export const writerOf = (calls: readonly AiCall[]) =>
  calls.findLast(({ purpose, error }) => purpose === 'text' && error === null);

/**
 * Stores calls with their usage and cost.
 * @param generationId of a trial, any id of its own
 */
async function storeEnded(
  deps: Deps,
  generationId: string,
  plan: CountedFor,
  calls: readonly AiCall[],
): Promise<void> {
  const ended = calls.map((call) => ({ id: randomUUID(), generationId, plan, call }));
  await Promise.all(ended.map(batchedCalls(deps)));
}

/** Stores what calls of an administrator's trial used and cost. Errors are only logged. @param trialId any id of its own */
export async function storeTrialCalls(deps: Deps, trialId: string, calls: readonly AiCall[]): Promise<void> {
  try {
    await storeEnded(deps, trialId, 'admin', calls);
  } catch (error) {
    deps.log.error({ err: error, trial: trialId }, 'the usage of a trial was not stored');
  }
}

/**
 * Stores what the calls of a generation used and cost, and names the provider that wrote where it was not the first
 * one. Errors are only logged, so that no text is lost.
 */
export async function storeCalls(deps: Deps, { live, plan, calls, writer }: GenerationRun): Promise<void> {
  const wrote = writerOf(calls);
  try {
    await storeEnded(deps, live.id, plan, calls);
    if (!wrote || (wrote.provider === writer.name && wrote.model === writer.model)) return;
    await deps.pool.query('UPDATE generations SET writer = $2, model = $3 WHERE id = $1', [
      live.id,
      wrote.provider,
      wrote.model,
    ]);
  } catch (error) {
    deps.log.error({ err: error, generation: live.id }, 'the usage of a generation was not stored');
  }
}
