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
  if (!isRecord(choice)) {
    if (whole) throw new AiError('AI_EMPTY', { upstreamStatus: 200 });
    return { text: '', thinks: false, finish: null, usage };
  }
  const message = isRecord(choice.message) ? choice.message : isRecord(choice.delta) ? choice.delta : {};
  const text = contentText(message.content);
  const finish = typeof choice.finish_reason === 'string' ? choice.finish_reason : null;
  if (finish === 'content_filter' || (whole && text === '' && typeof message.refusal === 'string')) {
    throw filteredError();
  }
  return { text, thinks: thinksIn(message), finish, usage };
}

/** The end's reason; without one the text may have been cut like by the output limit. */
export function endOf(finish: string | null): 'stop' | 'length' {
  return finish === null || /length|max_tokens/i.test(finish) ? 'length' : 'stop';
}
