/** The prompts of writers, in the order of their list; the actions on a selection have the ids of their actions. */
export const promptIds = [
  'story',
  'continuation',
  'chapter',
  'rewrite',
  'expand',
  'shorten',
  'senses',
  'tone',
  'proofread',
  'continue',
  'names',
  'summary',
  'memory',
] as const;
export type PromptId = (typeof promptIds)[number];

/** Maximum length of each of a prompt's two messages, characters. */
export const maxPromptLength = 12_000;
