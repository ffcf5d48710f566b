import type { AiProvider } from '#domain/generation/ai-providers.ts';
import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { providers } from './providers.ts';

const isProvider = (name: string): name is AiProvider => Object.hasOwn(providers, name);

/** Model tokens of a writer's prompt and answer together; null without a limit. */
export function writerContextTokens(writerName: string): number | null {
  return isProvider(writerName) ? providers[writerName].contextTokens : null;
}

/**
 * Returns the newest part of a text within a budget of model tokens. It begins at a paragraph, else at a sentence, else
 * at a word (docs/product/generation.md).
 */
export function newestWithin(text: string, budgetTokens: number): string {
  const whole = text.trim();
  const room = budgetTokens * charactersPerModelToken;
  if (whole.length <= room) return whole;
  if (room <= 0) return '';
  const from = whole.length - room;
  // The character before the cut shows whether a paragraph or word begins at the cut.
  const tail = whole.slice(from - 1);
  for (const boundary of [/\n\s*/u, /[.!?…]["”’»)]*\s+/u, /\s+/u]) {
    const match = boundary.exec(tail);
    const kept = match ? tail.slice(match.index + match[0].length) : '';
    if (kept !== '') return kept;
  }
  return '';
}
