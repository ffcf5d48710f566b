import type { AiProvider } from '#domain/generation/ai-providers.ts';
import { providers } from './providers.ts';

const isProvider = (name: string): name is AiProvider => Object.hasOwn(providers, name);

/** Model tokens of a writer's prompt and answer together; null without a limit. */
export function writerContextTokens(writerName: string): number | null {
  return isProvider(writerName) ? providers[writerName].contextTokens : null;
}
