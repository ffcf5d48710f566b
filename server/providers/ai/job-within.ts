import { estimateModelTokens } from '#domain/generation/model-tokens.ts';
import { newestWithin } from '#domain/generation/text-window.ts';
import { storyMessages } from './prompt.ts';
import type { StoryJob } from './story-writer.ts';

/**
 * Cuts the existing text of a job that was built for another provider, so that prompt and answer fit a smaller context.
 * @param contextTokens model tokens of prompt and answer together
 */
export function jobWithin(job: StoryJob, contextTokens: number): StoryJob {
  const prompt = storyMessages(job).reduce((sum, { content }) => sum + estimateModelTokens(content), 0);
  const excess = prompt + job.maxOutputTokens - contextTokens;
  if (excess <= 0) return job;
  const share = Math.max(0, 1 - excess / estimateModelTokens(job.existingText));
  const most = Math.floor(job.existingText.length * share);
  return { ...job, existingText: newestWithin(job.existingText, most) };
}
