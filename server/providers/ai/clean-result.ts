import { cleanGeneratedText, isLongEnough, type TextEnd } from '#domain/generation-text.ts';
import { AiError } from './ai-error.ts';

/**
 * The story text of a finished generation, from the joined pieces of a writer or a model's raw text (spec 1 §5).
 * @throws AiError AI_EMPTY when nothing is left after cleaning, AI_TOO_SHORT under 50 characters.
 */
export function cleanResult(raw: string, end: TextEnd): string {
  const text = cleanGeneratedText(raw, end);
  if (text === '') throw new AiError('AI_EMPTY');
  if (!isLongEnough(text)) throw new AiError('AI_TOO_SHORT');
  return text;
}
