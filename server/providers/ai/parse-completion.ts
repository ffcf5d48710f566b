import type { TokenUsage } from '#domain/generation/ai-cost.ts';
import { AiError } from './ai-error.ts';
import { filteredError, providerError } from './provider-error.ts';
import { readUsage } from './read-usage.ts';

/** The content of a chunk of a stream or of a whole answer. */
export interface AnswerPart {
  text: string;
  /** Whether it has thinking in a field of its own, which is ignored. */
  thinks: boolean;
  /** Null until the text ends. */
  finish: string | null;
  usage: TokenUsage | null;
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Reads content, a string or (from some servers) a list of parts, of which only text parts belong to the story. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      isRecord(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

/**
 * Reasons with which a provider's filter ends a text: OpenAI's and Venice's `content_filter` (2026-11-28,
 * platform.openai.com/docs/api-reference/chat/object), Gemini's own (2026-11-28, ai.google.dev/api/generate-content#FinishReason)
 * and `refusal` of gateways to Claude.
 */
const filtered =
  /^(?:content_filter(?:ed)?|safety|image_safety|recitation|prohibited_content|blocklist|spii|refusal)$/i;

/** Gemini blocks a whole prompt without any choice (2026-11-28, ai.google.dev/api/generate-content#PromptFeedback). */
function isBlocked({ promptFeedback, prompt_feedback: other }: Json): boolean {
  const feedback = promptFeedback ?? other;
  const reason = isRecord(feedback) ? (feedback.blockReason ?? feedback.block_reason) : undefined;
  return typeof reason === 'string' && !/unspecified/i.test(reason);
}

/** Whether a message has thinking in a field beside the content or as a part of it. */
function thinksIn({ reasoning, reasoning_content: other, content }: Json): boolean {
  const isThere = (value: unknown) => typeof value === 'string' && value !== '';
  const parts: unknown[] = Array.isArray(content) ? content : [];
  return isThere(reasoning) || isThere(other) || parts.some((part) => isRecord(part) && part.type !== 'text');
}

/**
 * Parses the JSON text of an answer or a chunk.
 * @throws AiError AI_UNPARSEABLE unless it is a JSON object, AI_EMPTY for a whole answer without choices, and the error
 * that the body names
 */
export function parseCompletion(json: string, whole: boolean, literals: readonly string[]): AnswerPart {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (cause) {
    throw new AiError('AI_UNPARSEABLE', { cause, upstreamStatus: 200 });
  }
  if (Array.isArray(body)) throw providerError(200, body, literals);
  if (!isRecord(body)) throw new AiError('AI_UNPARSEABLE', { upstreamStatus: 200 });
  if (body.error !== undefined && body.error !== null) throw providerError(200, body, literals);
  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  const usage = readUsage(body);
  if (isBlocked(body)) throw filteredError();
  if (!isRecord(choice)) {
    if (whole) throw new AiError('AI_EMPTY', { upstreamStatus: 200 });
    return { text: '', thinks: false, finish: null, usage };
  }
  const message = isRecord(choice.message) ? choice.message : isRecord(choice.delta) ? choice.delta : {};
  const text = contentText(message.content);
  const finish = typeof choice.finish_reason === 'string' ? choice.finish_reason : null;
  const isRefused = typeof message.refusal === 'string' && message.refusal !== '' && text === '';
  if (isRefused || (finish !== null && filtered.test(finish))) throw filteredError();
  return { text, thinks: thinksIn(message), finish, usage };
}

/**
 * The end's reason; without one the text may have been cut like by the output limit. `eos_token`, `stop_sequence` (text-generation
 * servers of Hugging Face) and `end_turn` are ordinary ends; `model_length` is the end of the context window.
 */
export function endOf(finish: string | null): 'stop' | 'length' {
  return finish === null || /length|max_tokens/i.test(finish) ? 'length' : 'stop';
}
