import { messages } from '#domain/messages/index.ts';
import type { Env } from '#server/env.ts';
import type { ConfigRow } from './config-row.ts';
import { probeConfig } from './test-config.ts';

/** How long a trial may take, ms; the administrator waits for it. */
const trialMs = 20_000;

/**
 * Tries an AI configuration before it takes over all writing. PayTR's is not tried: test orders would be its only proof.
 * @returns why the trial failed, in the words of the message catalogue; empty when it passed
 */
export async function tryBeforeUse(row: ConfigRow, env: Env): Promise<string> {
  if (row.provider === 'paytr') return '';
  const signal = AbortSignal.timeout(trialMs);
  try {
    const { ok, message } = await probeConfig(row, env, signal);
    return ok ? '' : message;
  } catch (error) {
    if (signal.aborted) return messages.apiConfigs.unreachable;
    throw error;
  }
}
