import type { Env } from '#server/env.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { StoryWriter } from './story-writer.ts';
import { StorytellerWriter } from './storyteller-writer.ts';

/** The part of the environment that says who writes. */
export type StoryWriterEnv = Pick<Env, 'ai' | 'storyteller' | 'storytellerWordsPerSecond'>;

/**
 * Who writes stories: the configured provider, else the built-in storyteller where it is switched on, else nobody
 * (docs/product/generation.md). @throws Error for a provider address that is missing or malformed.
 */
export function createStoryWriter(env: StoryWriterEnv): StoryWriter | null {
  if (env.ai) return new ProviderWriter(env.ai);
  return env.storyteller ? new StorytellerWriter(env.storytellerWordsPerSecond) : null;
}
