import type { PromptId } from '#domain/generation/prompt-ids.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import {
  AiError,
  type PromptText,
  type StoryWriter,
  sampleMessages,
  writeSample,
} from '#server/providers/ai/index.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { refusePromptErrors } from './refuse-prompt-errors.ts';

/** Timeout of the model's whole answer, ms. */
const answerTimeoutMs = 90_000;

async function answerOf(writer: StoryWriter, prompt: PromptText & { id: PromptId }): Promise<string> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  try {
    return await writeSample(writer, { ...prompt, override: null }, signal);
  } catch (error) {
    if (error instanceof AiError) throw new AppError('PROMPT_TRY_FAILED', { message: error.message });
    throw error;
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
  return { messages, answer: await answerOf(writer, prompt), model: writer.model };
}
