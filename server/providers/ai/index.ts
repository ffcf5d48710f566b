export { AiError } from './ai-error.ts';
export { allowedRating } from './allowed-rating.ts';
export { cleanResult } from './clean-result.ts';
export { newestWithin, writerContextTokens } from './context-budget.ts';
export { createStoryWriter, type StoryWriterEnv } from './create-story-writer.ts';
export { extractSummary } from './extract-summary.ts';
export { storyMessages } from './prompt.ts';
export { type ProviderConfig, ProviderWriter } from './provider-writer.ts';
export { checkRequestSafety } from './request-safety.ts';
export type {
  ChapterJob,
  PassageJob,
  StoryJob,
  StoryWriter,
  WritingEnd,
} from './story-writer.ts';
