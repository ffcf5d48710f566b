export { AiError, type AiErrorCode } from './ai-error.ts';
export { cleanResult } from './clean-result.ts';
export { contextBudget, newestWithin } from './context-budget.ts';
export { createStoryWriter, type StoryWriterEnv } from './create-story-writer.ts';
export type { StoryJob, StoryWriter, WritingEnd } from './story-writer.ts';
