import { type PromptId, promptIds } from '#domain/generation/prompt-ids.ts';
import { prompts } from './catalogue.ts';
import type { PromptText } from './define-prompt.ts';

/** The text of a prompt that is used now: this program's, or an administrator's. */
export interface PromptInUse extends PromptText {
  id: PromptId;
  /** The number of the administrator's version; null for this program's text. */
  override: number | null;
}

/** This program's text of a prompt. */
export function builtInPrompt(id: PromptId): PromptInUse {
  const { system, user } = prompts[id];
  return { id, system, user, override: null };
}

/** The prompts in force by their ids. */
export type PromptsInForce = Readonly<Record<PromptId, PromptInUse>>;

/** This program's texts of all prompts. */
export const builtInPrompts = Object.fromEntries(
  promptIds.map((id) => [id, builtInPrompt(id)]),
) as PromptsInForce;

/** How the text is named in the records of generations: `story@1`, or `story@1+2` for an administrator's second text. */
export function promptVersion({ id, override }: Pick<PromptInUse, 'id' | 'override'>): string {
  return `${id}@${prompts[id].version}${override === null ? '' : `+${override}`}`;
}
