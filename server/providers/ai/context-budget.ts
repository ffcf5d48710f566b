import { contextTokens, lettersPerModelToken } from '#domain/context-budget.ts';
import { limits } from '#domain/limits.ts';
import type { PlanId } from '#domain/plans.ts';
import type { AiProvider } from '#server/env.ts';
import { providers } from './providers.ts';

/** Model tokens of the system message and, at most, of the idea. */
const promptTokens = 1_500 + Math.ceil(limits.idea / lettersPerModelToken);

const isProvider = (name: string): name is AiProvider => Object.hasOwn(providers, name);

/**
 * Model tokens of existing text that one generation may carry: the plan's share (null is a guest), less where the
 * writer's context is too small for prompt, text and answer together.
 */
export function contextBudget(plan: PlanId | null, writerName: string, maxOutputTokens: number): number {
  const share = contextTokens[plan ?? 'guest'];
  if (!isProvider(writerName)) return share;
  return Math.max(0, Math.min(share, providers[writerName].contextTokens - maxOutputTokens - promptTokens));
}

/**
 * The newest part of a text within a budget of model tokens, begun at a paragraph; where the last paragraph alone
 * is too long, at a sentence, else at a word (decisions, Generation).
 */
export function newestWithin(text: string, budgetTokens: number): string {
  const whole = text.trim();
  const room = budgetTokens * lettersPerModelToken;
  if (whole.length <= room) return whole;
  if (room <= 0) return '';
  const from = whole.length - room;
  // One letter before the cut tells whether the cut itself already begins a paragraph or a word.
  const tail = whole.slice(from - 1);
  for (const boundary of [/\n\s*/u, /[.!?…]["”’»)]*\s+/u, /\s+/u]) {
    const match = boundary.exec(tail);
    const kept = match ? tail.slice(match.index + match[0].length) : '';
    if (kept !== '') return kept;
  }
  return '';
}
