import type { PromptId } from '#domain/generation/prompt-ids.ts';
import { chapter } from './chapter.ts';
import { continuation } from './continuation.ts';
import { continueHere } from './continue-here.ts';
import type { Prompt } from './define-prompt.ts';
import { expand } from './expand.ts';
import { memory } from './memory.ts';
import { names } from './names.ts';
import { proofread } from './proofread.ts';
import { rewrite } from './rewrite.ts';
import { senses } from './senses.ts';
import { shorten } from './shorten.ts';
import { story } from './story.ts';
import { summary } from './summary.ts';
import { tone } from './tone.ts';

/** All prompts by their ids; an action on a selection has that of its action. */
export const prompts = {
  story,
  continuation,
  chapter,
  rewrite,
  expand,
  shorten,
  senses,
  tone,
  proofread,
  continue: continueHere,
  names,
  summary,
  memory,
} as const satisfies Readonly<Record<PromptId, Prompt>>;
