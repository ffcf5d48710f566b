import { type ProviderConfig, ProviderWriter } from './provider-writer.ts';
import type { StoryWriter } from './story-writer.ts';

/** The part of the environment that says who writes. */
export interface StoryWriterEnv {
  /** Null while no provider is configured. */
  ai: ProviderConfig | null;
  /** Whether the built-in storyteller writes where no provider does. */
  storyteller: boolean;
  storytellerWordsPerSecond: number | 'instant';
}

/**
 * Who writes stories: the configured provider, else the built-in storyteller where it is switched on, else nobody
 * (decisions, Generation). @throws Error for a provider address that is missing or malformed.
 */
export function createStoryWriter(env: StoryWriterEnv): StoryWriter | null {
  if (env.ai) return new ProviderWriter(env.ai);
  return null;
}
