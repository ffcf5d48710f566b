import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { newestWithin } from './context-budget.ts';
import { storyMessages } from './prompt.ts';
import type { StoryJob } from './story-writer.ts';

const tokensOf = (characters: number) => Math.ceil(characters / charactersPerModelToken);

/**
 * Cuts the existing text of a job that was built for another provider, so that prompt and answer fit a smaller context.
 * @param contextTokens model tokens of prompt and answer together
 */
export function jobWithin(job: StoryJob, contextTokens: number): StoryJob {
  const prompt = storyMessages(job).reduce((sum, { content }) => sum + content.length, 0);
  const excess = tokensOf(prompt) + job.maxOutputTokens - contextTokens;
  if (excess <= 0) return job;
  return { ...job, existingText: newestWithin(job.existingText, tokensOf(job.existingText.length) - excess) };
}
