import type { PromptId } from '#domain/generation/prompt-ids.ts';
import { cleanResult } from '../clean-result.ts';
import { storyMessages } from '../prompt.ts';
import type { ChatMessage } from '../providers.ts';
import type { StoryJob, StoryWriter, SummaryOptions } from '../story-writer.ts';
import { summaryMessages } from '../summary-prompt.ts';
import { builtInPrompts, type PromptInUse } from './prompt-in-use.ts';
import { sampleJob, sampleSummary } from './sample-jobs.ts';

const sampleWith = (id: Exclude<PromptId, 'memory'>, prompt: PromptInUse): StoryJob => ({
  ...sampleJob(id),
  prompts: { ...builtInPrompts, [id]: prompt },
});

/** The messages that a prompt makes of its example. */
export function sampleMessages(prompt: PromptInUse): ChatMessage[] {
  if (prompt.id === 'memory') return summaryMessages({ ...sampleSummary, prompt });
  return storyMessages(sampleWith(prompt.id, prompt));
}

/** Lets a writer answer the example of a prompt. @throws AiError */
export async function writeSample(
  writer: StoryWriter,
  prompt: PromptInUse,
  options: SummaryOptions,
): Promise<string> {
  if (prompt.id === 'memory') {
    const end = await writer.summarize?.({ ...sampleSummary, prompt }, options);
    return end?.summary ?? '';
  }
  const pieces = writer.write(sampleWith(prompt.id, prompt), { ...options, stream: false });
  let text = '';
  let step = await pieces.next();
  while (!step.done) {
    text += step.value;
    step = await pieces.next();
  }
  const { finish, cleaned = false } = step.value;
  return cleanResult(text, finish, { cleaned, mayBeShort: prompt.id !== 'story' });
}
