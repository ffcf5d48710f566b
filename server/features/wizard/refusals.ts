import { ORPCError } from '@orpc/server';
import { type GenerationErrorCode, generationErrors } from '#contract/generations.ts';

type ChapterErrorCode = Extract<
  GenerationErrorCode,
  `CHAPTER${string}` | 'WIZARD_USED_UP' | 'GENERATION_FAILED'
>;

/** A refusal of the wizard's rules in its specified words. */
export function refusal(code: ChapterErrorCode) {
  const { status, message } = generationErrors[code];
  return new ORPCError(code, { status, message });
}

/** A choice that can't be taken; `path` is the input field's. */
export function invalidChoice(path: string, message: string) {
  return new ORPCError('INVALID_INPUT', { status: 422, message, data: { issues: [{ path, message }] } });
}
