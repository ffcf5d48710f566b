import type { TokenUsage } from '#domain/generation/ai-cost.ts';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
const detail = (value: unknown, field: string) => (isRecord(value) ? count(value[field]) : null);

/** OpenAI's form. Gemini's endpoint of this form counts its thinking only into the total. */
function openAiUsage(usage: Json): TokenUsage | null {
  const input = count(usage.prompt_tokens);
  const answer = count(usage.completion_tokens);
  if (input === null || answer === null) return null;
  const output = Math.max(answer, (count(usage.total_tokens) ?? 0) - input);
  return {
    input,
    output,
    thinking: detail(usage.completion_tokens_details, 'reasoning_tokens') ?? (output - answer || null),
    // DeepSeek's form, which some routers pass on (2026-11-28, api-docs.deepseek.com/guides/kv_cache).
    cached: detail(usage.prompt_tokens_details, 'cached_tokens') ?? count(usage.prompt_cache_hit_tokens),
  };
}

/** Gemini's own form, in which the thinking is beside the answer. */
function geminiUsage(usage: Json): TokenUsage | null {
  const input = count(usage.promptTokenCount);
  if (input === null) return null;
  const thinking = count(usage.thoughtsTokenCount);
  return {
    input,
    output: (count(usage.candidatesTokenCount) ?? 0) + (thinking ?? 0),
    thinking,
    cached: count(usage.cachedContentTokenCount),
  };
}

/** The usage that an answer or a chunk of a stream tells; null without any. */
export function readUsage({ usage, usageMetadata }: Json): TokenUsage | null {
  if (isRecord(usage)) return openAiUsage(usage);
  return isRecord(usageMetadata) ? geminiUsage(usageMetadata) : null;
}
