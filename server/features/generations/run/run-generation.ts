import type { Deps } from '#server/context.ts';
import { countEmptyStop, countUnclearIdea } from '../free-failures/index.ts';
import { type GenerationRow, readGeneration } from '../record/index.ts';
import { countGeneration } from './count-generation.ts';
import { countStoryGeneration } from './count-story-generation.ts';
import { generationRegistry } from './generation-registry.ts';
import type { GenerationRun, RunInput } from './generation-run.ts';
import { LiveGeneration } from './live-generation.ts';
import { settleGeneration } from './settle-generation.ts';
import { storeCalls } from './store-calls.ts';
import { storeNotice } from './store-notice.ts';
import { writeText } from './write-text.ts';

/**
 * Writes a reserved generation to its end and settles it, with or without listeners. Never rejects: the live generation
 * has the outcome. No transaction is open while the writer writes.
 */
export async function runGeneration(deps: Deps, input: RunInput): Promise<void> {
  const { row, requester, isLinked } = input;
  const live = new LiveGeneration(row);
  const run: GenerationRun = { ...input, live, calls: [] };
  const registry = generationRegistry(deps);
  registry.add(live);
  try {
    const ending = await writeText(deps, run);
    await storeNotice(deps, live.id, ending.notice);
    live.settling = true;
    // First, because the provider was paid even when this process is killed before the settlement.
    await storeCalls(deps, run);
    const settled = await settleGeneration(deps, live, ending, requester);
    if (settled?.status === 'stopped' && live.text === '') await countEmptyStop(deps, requester);
    if (settled?.error_code === 'AI_IDEA_UNCLEAR') await countUnclearIdea(deps, requester);
    countGeneration(deps, run, ending.status);
    if (isLinked) await countStoryGeneration(deps, live.id);
    // Not settled here: another process, or an earlier attempt whose answer was lost, ended the record.
    const record = settled ?? (await readGeneration(deps, live.id));
    // A running record ends after its lease; its readers get an error without waiting for that.
    live.settle(record && record.status !== 'running' ? record : failedRow(row));
  } catch (error) {
    deps.log.error({ err: error, generation: live.id }, 'a generation could not be settled');
    live.settle(failedRow(row));
  } finally {
    registry.remove(live.id);
  }
}

function failedRow(row: GenerationRow): GenerationRow {
  return { ...row, status: 'failed', error_code: 'GENERATION_FAILED', finished_at: new Date() };
}
