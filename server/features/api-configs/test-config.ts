import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '#server/context.ts';
import { AiError, ProviderWriter } from '#server/providers/ai/index.ts';
import { PaytrError, queryOrder } from '#server/providers/paytr/index.ts';
import { InsecureAddressError, PrivateAddressError } from '#server/providers/public-address.ts';
import type { ConfigRow } from './config-row.ts';
import { paytrConfig, writerConfig } from './open-config.ts';
import { readRow } from './read-configs.ts';
import { SecretLostError } from './secrets.ts';

/** An order number that nobody has: PayTR says so only to who signs rightly. */
const noOrder = 'yazihanedeneme';

async function call(row: ConfigRow, { env }: AppContext['deps']): Promise<void> {
  if (row.provider === 'paytr') {
    await queryOrder(paytrConfig(row, env), noOrder);
    return;
  }
  const writer = new ProviderWriter(writerConfig(row, env));
  try {
    await writer.probe(new AbortController().signal);
  } finally {
    await writer.close();
  }
}

/** Whether a connection was refused because the server's name leads into a private network. */
function isRefusedAddress(fault: unknown): boolean {
  if (fault instanceof PrivateAddressError) return true;
  return fault instanceof Error && fault.cause !== undefined && isRefusedAddress(fault.cause);
}

/** What to say of a call that failed; null for a fault of our own. */
function outcome(fault: unknown): string | null {
  if (fault instanceof InsecureAddressError) return messages.apiConfigs.baseUrlInsecure;
  if (isRefusedAddress(fault)) return messages.apiConfigs.baseUrlPrivate;
  if (fault instanceof SecretLostError) return messages.apiConfigs.keyLost;
  if (fault instanceof AiError && fault.code === 'AI_NETWORK') return messages.apiConfigs.unreachable;
  return fault instanceof AiError || fault instanceof PaytrError ? fault.message : null;
}

/** Tries a configuration with a small real call; its outcome in the words of the error catalogue. @throws NOT_FOUND */
export async function testConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: boolean; message: string; tookMs: number }> {
  const row = await readRow(ctx.deps.db, input.id);
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    await call(row, ctx.deps);
    return { ok: true, message: messages.apiConfigs.testPassed, tookMs: took() };
  } catch (fault) {
    const message = outcome(fault);
    if (message === null) throw fault;
    return { ok: false, message, tookMs: took() };
  }
}
