import { cleanGeneratedText, endedText, isLongEnough, type TextEnd } from '#domain/generation-text.ts';
import { AiError } from './ai-error.ts';

/** What the prompt makes a model say to a request that it must refuse. */
const refusal = /^Bu öykü yazılamaz\.?$/u;

/**
 * The story text of a finished generation, from the joined pieces of a writer or a model's raw text
 * (docs/product/generation.md).
 * @param cleaned whether the writer says that the pieces are clean together.
 * @param mayBeShort a rewritten sentence or a list of names is exempt from the minimum (docs/product/stories.md).
 * @throws AiError AI_EMPTY when nothing is left after cleaning, AI_TOO_SHORT under 50 characters.
 */
export function cleanResult(raw: string, end: TextEnd, { mayBeShort = false, cleaned = false } = {}): string {
  const text = cleaned ? endedText(raw, end) : cleanGeneratedText(raw, end);
  if (text === '') throw new AiError('AI_EMPTY');
  if (mayBeShort ? refusal.test(text) : !isLongEnough(text)) throw new AiError('AI_TOO_SHORT');
  return text;
}
