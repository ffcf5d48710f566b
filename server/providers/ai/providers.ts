import type { AiProvider } from '#domain/generation/ai-providers.ts';

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  /** Model tokens of the visible text. */
  maxOutputTokens: number;
  stream: boolean;
  /** Whether the model is known to count its thinking into the output limit. */
  thinks?: boolean;
  /** A schema of JSON that the answer must have; left out for a plain text. */
  schema?: { name: string; schema: Record<string, unknown> } | undefined;
}

export interface Provider {
  /** Null when an administrator must configure one. */
  baseUrl: string | null;
  defaultModel: string;
  /** False when the server may need no key, such as a local one. */
  needsKey: boolean;
  /** Model tokens of prompt and answer together, for models whose limit is not known. */
  contextTokens: number;
  /** Returns the request's body with the fields that this provider knows. */
  body(request: ChatRequest): Record<string, unknown>;
}

/** The temperature of every call (docs/product/generation.md). */
const temperature = 0.7;
/** Additional output limit for models that count their thinking into it, model tokens. */
const thinkingRoom = 1_024;

const openAiThinks = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!.*-chat))/;
const openAiOld = /^(?:gpt-3\.5|gpt-4(?:-|$))/;

/** The output limit with room for thinking where the model thinks. */
const outputLimit = ({ maxOutputTokens, thinks = false }: ChatRequest) =>
  thinks ? maxOutputTokens + thinkingRoom : maxOutputTokens;

/** Asks for an answer in JSON; servers that don't know it ignore or refuse it (`refusedFields`). */
const withSchema = ({ schema }: ChatRequest) =>
  schema ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } } : {};

/** Asks for a last chunk with the used tokens; a whole answer always has them. */
const withUsage = (stream: boolean) => (stream ? { stream_options: { include_usage: true } } : {});

/** OpenAI's newer models reject max_tokens, and thinking ones reject every temperature but their own. */
function openAiBody(request: ChatRequest): Record<string, unknown> {
  const { model, messages, maxOutputTokens, stream } = request;
  const usage = { ...withUsage(stream), ...withSchema(request) };
  if (openAiThinks.test(model)) {
    const cap = maxOutputTokens + thinkingRoom;
    return { model, messages, max_completion_tokens: cap, reasoning_effort: 'low', stream, ...usage };
  }
  const cap = openAiOld.test(model)
    ? { max_tokens: maxOutputTokens }
    : { max_completion_tokens: maxOutputTokens };
  return { model, messages, ...cap, temperature, stream, ...usage };
}

/** Gemini counts its thinking into the output limit, so its thinking is kept low. It tells usage without being asked. */
function googleBody(request: ChatRequest): Record<string, unknown> {
  const { model, messages, maxOutputTokens, stream } = request;
  const thinks = !/^(?:models\/)?(?:gemini-(?:1|2\.0)|gemma)/.test(model);
  return {
    model,
    messages,
    max_tokens: thinks ? maxOutputTokens + thinkingRoom : maxOutputTokens,
    temperature,
    ...(thinks && { reasoning_effort: 'low' }),
    stream,
    ...withSchema(request),
  };
}

function plainBody(request: ChatRequest): Record<string, unknown> {
  const { model, messages, stream } = request;
  return {
    model,
    messages,
    max_tokens: outputLimit(request),
    temperature,
    stream,
    ...withUsage(stream),
    ...withSchema(request),
  };
}

/** The supported chat-completions providers (docs/product/generation.md). */
export const providers: Readonly<Record<AiProvider, Provider>> = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    defaultModel: 'gpt-4.1-mini',
    needsKey: true,
    contextTokens: 128_000,
    body: openAiBody,
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    defaultModel: 'gemini-flash-latest',
    needsKey: true,
    contextTokens: 1_000_000,
    body: googleBody,
  },
  venice: {
    baseUrl: 'https://api.venice.ai/api/v1',
    // Venice's own name for its current general model.
    defaultModel: 'default',
    needsKey: true,
    contextTokens: 32_000,
    body: (request) => ({
      ...plainBody(request),
      venice_parameters: { include_venice_system_prompt: false },
    }),
  },
  huggingface: {
    baseUrl: 'https://router.huggingface.co/v1',
    defaultModel: 'Qwen/Qwen3-235B-A22B-Instruct-2507',
    needsKey: true,
    contextTokens: 32_000,
    body: plainBody,
  },
  other: { baseUrl: null, defaultModel: 'default', needsKey: false, contextTokens: 8_192, body: plainBody },
};
