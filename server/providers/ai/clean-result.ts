import {
  cleanGeneratedText,
  endedText,
  isLongEnough,
  type TextEnd,
} from '#domain/generation/generation-text.ts';
import { AiError } from './ai-error.ts';

/** The refusal that the prompt tells a model to answer. */
const refusal = /^Bu hikâye yazılamaz\.?$/u;

/**
 * Returns the story text of a finished generation from the joined pieces (docs/product/generation.md).
 * @param cleaned whether the writer has cleaned the joined pieces
 * @param mayBeShort a rewritten sentence or a list of names is exempt from the minimum (docs/product/stories.md).
 * @throws AiError AI_EMPTY when nothing is left after cleaning, AI_TOO_SHORT under 50 characters.
 */
export function cleanResult(raw: string, end: TextEnd, { mayBeShort = false, cleaned = false } = {}): string {
  const text = cleaned ? endedText(raw, end) : cleanGeneratedText(raw, end);
  if (text === '') throw new AiError('AI_EMPTY');
  if (mayBeShort ? refusal.test(text) : !isLongEnough(text)) throw new AiError('AI_TOO_SHORT');
  return text;
}
