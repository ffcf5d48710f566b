import type { AiProvider } from '#domain/generation/ai-providers.ts';

/** The provider whose field checks the fake applies; 'any' accepts every field. */
export type Dialect = Exclude<AiProvider, 'other'> | 'any';

const common = ['model', 'messages', 'max_tokens', 'temperature', 'stream', 'response_format'];
/**
 * The additional fields that a provider accepts. From the providers' own pages, read on 2026-11-28:
 * platform.openai.com/docs/api-reference/chat/create, ai.google.dev/gemini-api/docs/openai,
 * docs.venice.ai/api-reference/endpoint/chat/completions, huggingface.co/docs/inference-providers/tasks/chat-completion.
 */
const additional: Partial<Record<Dialect, readonly string[]>> = {
  openai: ['max_completion_tokens', 'stream_options', 'reasoning_effort'],
  google: ['max_completion_tokens', 'reasoning_effort'],
  huggingface: ['stream_options'],
  venice: ['max_completion_tokens', 'stream_options', 'venice_parameters'],
};

export interface Refusal {
  status: number;
  body: string;
}

/** The response of a strict provider to a body with an unknown field; null for a valid body. */
export function refuseUnknownFields(dialect: Dialect, body: Record<string, unknown>): Refusal | null {
  if (dialect === 'any') return null;
  const known = [...common, ...(additional[dialect] ?? [])];
  const unknown = Object.keys(body).find((key) => !known.includes(key));
  if (!unknown) return null;
  const message = `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`;
  const error = { error: { code: 400, message, status: 'INVALID_ARGUMENT' } };
  return { status: 400, body: JSON.stringify(dialect === 'google' ? [error] : error) };
}

/** The response of a server that knows a field and does not take it, in the words of OpenAI, of vLLM and of a router. */
export function refuseFields(refused: readonly string[], body: Record<string, unknown>): Refusal | null {
  const field = refused.find((name) => name in body);
  if (!field) return null;
  const messages: Readonly<Record<string, unknown>> = {
    max_tokens: {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
    },
    stream_options: { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    response_format: { error: 'response_format is not supported by this provider' },
  };
  const usual = { error: { message: `Unsupported value: '${field}' does not support this.`, param: field } };
  return { status: 400, body: JSON.stringify(messages[field] ?? usual) };
}

/** The response of a provider to a missing or wrong key. */
export function refuseKey(dialect: Dialect): Refusal {
  if (dialect === 'google') {
    const details = [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }];
    const error = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT', details };
    return { status: 400, body: JSON.stringify([{ error }]) };
  }
  const body =
    dialect === 'venice'
      ? { error: 'Authentication failed' }
      : { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } };
  return { status: 401, body: JSON.stringify(body) };
}
