import type { AiProvider } from '#domain/generation/ai-providers.ts';

/** The provider whose field checks the fake applies; 'any' accepts every field. */
export type Dialect = Exclude<AiProvider, 'other'> | 'any';

const common = ['model', 'messages', 'max_tokens', 'temperature', 'stream'];
/** The additional fields that a provider accepts. */
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
