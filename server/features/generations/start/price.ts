import { generationCost, guestCost } from '#domain/billing/tokens.ts';
import { selectionCost } from '#domain/generation/selection-actions.ts';
import type { Owner } from '../record/index.ts';
import { chargedText, type PreparedGeneration } from '../request/index.ts';

/** The price of a delivered text for its owner, tokens, before it is capped at their balance. */
export function priceFor(
  owner: Owner,
  { request, job }: Pick<PreparedGeneration, 'request' | 'job'>,
): (text: string) => number {
  const charged = chargedText(request);
  if (!owner.userId) return () => guestCost(charged);
  if (!job.passage) return (text) => generationCost(charged, text, Number.POSITIVE_INFINITY);
  return (text) => selectionCost({ passage: charged, delivered: text }, job.maxOutputTokens);
}
