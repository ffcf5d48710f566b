export { AiError } from './ai-error.ts';
export { allowedRating } from './allowed-rating.ts';
export { cleanResult } from './clean-result.ts';
export { writerContextTokens } from './context-budget.ts';
export type { ProxySettings } from './create-dispatcher.ts';
export {
  createEnvironmentLink,
  createStoryteller,
  createStoryWriter,
  type StoryWriterEnv,
} from './create-story-writer.ts';
export { extractSummary } from './extract-summary.ts';
export { promptOf, storyMessages } from './prompt.ts';
export { prompts } from './prompts/catalogue.ts';
export type { PromptText } from './prompts/define-prompt.ts';
export { promptErrors, variablesOf } from './prompts/prompt-errors.ts';
export {
  builtInPrompt,
  builtInPrompts,
  type PromptInUse,
  type PromptsInForce,
  promptVersion,
} from './prompts/prompt-in-use.ts';
export { sampleMessages, writeSample } from './prompts/try-sample.ts';
export { ProviderChain } from './provider-chain.ts';
export { type LinkState, ProviderLink } from './provider-link.ts';
export { type ProviderConfig, ProviderWriter } from './provider-writer.ts';
export { checkRequestSafety } from './request-safety.ts';
export type {
  AiCall,
  ChapterJob,
  PassageJob,
  StoryJob,
  StoryWriter,
  WritingEnd,
  WritingOptions,
} from './story-writer.ts';
