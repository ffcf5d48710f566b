import type { GenerationErrorCode } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';

export type AiErrorCode = Extract<GenerationErrorCode, `AI_${string}`>;

const m = messages.generation;
const texts: Record<AiErrorCode, string> = {
  AI_NO_KEY: m.noKey,
  AI_INVALID_KEY: m.invalidKey,
  AI_MODEL_NOT_FOUND: m.modelNotFound,
  AI_RATE_LIMITED: m.rateLimited,
  AI_UNAVAILABLE: m.unavailable,
  AI_OTHER_STATUS: m.otherStatus,
  AI_EMPTY: m.empty,
  AI_UNPARSEABLE: m.unparseable,
  AI_TOO_SHORT: m.tooShort,
  AI_REFUSED: m.refused,
  AI_UNSAFE: m.unsafe,
  AI_OTHER_LANGUAGE: m.otherLanguage,
  AI_IDEA_UNCLEAR: m.ideaUnclear,
  AI_TIMEOUT: m.timeout,
  AI_NETWORK: m.unavailable,
};

/** An error of a writer, with its code and its Turkish text for administrators. */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly code: AiErrorCode;
  /** HTTP status of the provider's answer; null without an answer. */
  readonly upstreamStatus: number | null;

  /** `detail` follows the text of AI_OTHER_STATUS and replaces that of AI_IDEA_UNCLEAR; it must be cleaned already (cleanDetail). */
  constructor(
    code: AiErrorCode,
    options: { detail?: string; upstreamStatus?: number | null; cause?: unknown } = {},
  ) {
    super(textOf(code, options.detail), { cause: options.cause });
    this.code = code;
    this.upstreamStatus = options.upstreamStatus ?? null;
  }
}

function textOf(code: AiErrorCode, detail = ''): string {
  if (code === 'AI_IDEA_UNCLEAR' && detail) return detail;
  return texts[code] + (code === 'AI_OTHER_STATUS' ? detail : '');
}
