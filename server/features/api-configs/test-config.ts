import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { AiError, ProviderWriter } from '#server/providers/ai/index.ts';
import { PaytrError, queryOrder } from '#server/providers/paytr/index.ts';
import { InsecureAddressError, PrivateAddressError } from '#server/providers/public-address.ts';
import type { ConfigRow } from './config-row.ts';
import { paytrConfig, writerConfig } from './open-config.ts';
import { readRow } from './read-configs.ts';
import { SecretLostError } from './secrets.ts';

/** An order number that does not exist; PayTR answers so only when the signature is valid. */
const unknownOrder = 'yazihanedeneme';

async function call(row: ConfigRow, env: Env, signal: AbortSignal): Promise<void> {
  if (row.provider === 'paytr') {
    await queryOrder(paytrConfig(row, env), unknownOrder);
    return;
  }
  const writer = new ProviderWriter(writerConfig(row, env));
  try {
    await writer.probe(signal);
  } finally {
    await writer.close();
  }
}

/** Whether a connection was refused because the host name resolves to a private address. */
function isRefusedAddress(error: unknown): boolean {
  if (error instanceof PrivateAddressError) return true;
  return error instanceof Error && error.cause !== undefined && isRefusedAddress(error.cause);
}

/** The message for a failed call; null for an unexpected error. */
function messageOf(error: unknown): string | null {
  if (error instanceof InsecureAddressError) return messages.apiConfigs.baseUrlInsecure;
  if (isRefusedAddress(error)) return messages.apiConfigs.baseUrlPrivate;
  if (error instanceof SecretLostError) return messages.apiConfigs.keyLost;
  if (error instanceof AiError && error.code === 'AI_NETWORK') return messages.apiConfigs.unreachable;
  return error instanceof AiError || error instanceof PaytrError ? error.message : null;
}

interface TestResult {
  ok: boolean;
  /** A text of the message catalogue. */
  message: string;
  tookMs: number;
}

/** Tests a configuration with a small real call. */
export async function probeConfig(row: ConfigRow, env: Env, signal: AbortSignal): Promise<TestResult> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    await call(row, env, signal);
    return { ok: true, message: messages.apiConfigs.testPassed, tookMs: took() };
  } catch (error) {
    const message = messageOf(error);
    if (message === null) throw error;
    return { ok: false, message, tookMs: took() };
  }
}

/** Tests the configuration with this id. @throws NOT_FOUND */
export async function testConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<TestResult> {
  const row = await readRow(ctx.deps.db, input.id);
  return probeConfig(row, ctx.deps.env, new AbortController().signal);
}
