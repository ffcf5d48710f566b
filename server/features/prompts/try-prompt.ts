import { randomUUID } from 'node:crypto';
import type { PromptId } from '#domain/generation/prompt-ids.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import {
  type AiCall,
  AiError,
  type PromptText,
  type StoryWriter,
  sampleMessages,
  writeSample,
} from '#server/providers/ai/index.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { storeTrialCalls } from '../generations/index.ts';
import { refusePromptErrors } from './refuse-prompt-errors.ts';

/** Timeout of the model's whole answer, ms. */
const answerTimeoutMs = 90_000;

async function answerOf(
  deps: Deps,
  writer: StoryWriter,
  prompt: PromptText & { id: PromptId },
): Promise<string> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const calls: AiCall[] = [];
  const onCall = (call: AiCall) => calls.push(call);
  try {
    return await writeSample(writer, { ...prompt, override: null }, { signal, onCall });
  } catch (error) {
    if (error instanceof AiError) throw new AppError('PROMPT_TRY_FAILED', { message: error.message });
    throw error;
  } finally {
    await storeTrialCalls(deps, randomUUID(), calls);
  }
}

/**
 * Makes the messages of an example with a text that is not stored and, if asked for, lets the configured model answer.
 * @throws INVALID_INPUT for wrong or missing variables; PROMPT_NEEDS_MODEL; PROMPT_TRY_FAILED with the provider's error
 */
export async function tryPrompt({
  ctx,
  input: { id, system, user, callModel },
}: {
  ctx: AppContext;
  input: PromptText & { id: PromptId; callModel: boolean };
}) {
  refusePromptErrors(id, { system, user });
  const { writer } = ctx.deps;
  const prompt = { id, system, user };
  const messages = sampleMessages({ ...prompt, override: null });
  if (!callModel) return { messages, answer: null, model: null };
  if (!writer || writer.name === 'storyteller') throw new AppError('PROMPT_NEEDS_MODEL');
  await countWrite(ctx, 'prompt-try');
  return { messages, answer: await answerOf(ctx.deps, writer, prompt), model: writer.model };
}
