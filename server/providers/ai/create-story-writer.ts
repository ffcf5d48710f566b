import type { Env } from '#server/env.ts';
import { ProviderChain } from './provider-chain.ts';
import { ProviderLink } from './provider-link.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { StoryWriter } from './story-writer.ts';
import { StorytellerWriter } from './storyteller-writer.ts';

/** The settings that choose the writer. */
export type StoryWriterEnv = Pick<Env, 'ai' | 'storyteller' | 'storytellerWordsPerSecond'> &
  Partial<Pick<Env, 'proxy'>>;

/** The provider of the environment; null without one. @throws Error for a missing or malformed provider address */
export function createEnvironmentLink({ ai, proxy = null }: StoryWriterEnv): ProviderLink | null {
  return ai && new ProviderLink(new ProviderWriter({ ...ai, proxy }));
}

/** The storyteller; null where it is off. */
export function createStoryteller(env: StoryWriterEnv): StoryWriter | null {
  return env.storyteller ? new StorytellerWriter(env.storytellerWordsPerSecond) : null;
}

/**
 * Creates the writer of the environment: its provider, else the storyteller if it is enabled, else null
 * (docs/product/generation.md). @throws Error for a missing or malformed provider address
 */
export function createStoryWriter(env: StoryWriterEnv): StoryWriter | null {
  const link = createEnvironmentLink(env);
  return link ? new ProviderChain([link]) : createStoryteller(env);
}
