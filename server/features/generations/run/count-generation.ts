import type { Deps } from '#server/context.ts';
import type { AiCall } from '#server/providers/ai/index.ts';
import type { GenerationRow } from '../record/index.ts';
import type { GenerationRun } from './generation-run.ts';
import { writerOf } from './store-calls.ts';

const outcomeOf = ({ error, isFallback }: AiCall) =>
  error !== null ? 'failed' : isFallback ? 'fallback' : 'written';

/** Counts an ended generation, its first word and its calls for the metrics. */
export function countGeneration(
  { metrics }: Deps,
  run: GenerationRun,
  status: GenerationRow['status'],
): void {
  const { live, calls, writer, stream } = run;
  // A text that no provider wrote counts for the last one that was asked.
  const provider = (writerOf(calls) ?? calls.findLast(({ purpose }) => purpose === 'text'))?.provider;
  const labels = { provider: provider ?? writer.name };
  metrics.generations.inc({ ...labels, outcome: status });
  if (stream && live.firstWordMs !== null) metrics.firstWordSeconds.observe(labels, live.firstWordMs / 1_000);
  for (const call of calls) {
    metrics.aiCalls.inc({ provider: call.provider, purpose: call.purpose, outcome: outcomeOf(call) });
    for (const kind of ['input', 'cached', 'output', 'thinking'] as const)
      metrics.aiTokens.inc({ provider: call.provider, kind }, call.usage?.[kind] ?? 0);
  }
}
