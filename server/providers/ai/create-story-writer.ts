import type { Env } from '#server/env.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { StoryWriter } from './story-writer.ts';
import { StorytellerWriter } from './storyteller-writer.ts';

/** The settings that choose the writer. */
export type StoryWriterEnv = Pick<Env, 'ai' | 'storyteller' | 'storytellerWordsPerSecond'>;

/**
 * Creates the configured provider's writer, else the storyteller if it is enabled, else returns null
 * (docs/product/generation.md). @throws Error for a missing or malformed provider address
 */
export function createStoryWriter(env: StoryWriterEnv): StoryWriter | null {
  if (env.ai) return new ProviderWriter(env.ai);
  return env.storyteller ? new StorytellerWriter(env.storytellerWordsPerSecond) : null;
}
