import { suggestedNames } from '#domain/generation/selection-actions.ts';
import { withoutThinking } from '#domain/generation/thinking-blocks.ts';
import type { ChatRequest } from './providers.ts';

/** The schemas of answers that are data: the story's memory, and names. */
export const answerSchemas = {
  summary: {
    name: 'ozet',
    schema: {
      type: 'object',
      properties: { ozet: { type: 'string' } },
      required: ['ozet'],
      additionalProperties: false,
    },
  },
  names: {
    name: 'adlar',
    schema: {
      type: 'object',
      properties: { adlar: { type: 'array', items: { type: 'string' } } },
      required: ['adlar'],
      additionalProperties: false,
    },
  },
} as const satisfies Record<string, NonNullable<ChatRequest['schema']>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The JSON in an answer, also between Markdown's fences; undefined for a plain text. */
function jsonIn(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*/u, '')
    .replace(/\s*```$/u, '');
  if (!bare.startsWith('{')) return undefined;
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}

/** The text of an answer that may have the schema's JSON; servers that ignore the schema answer with plain text. */
export function structuredText(text: string): string {
  const value = jsonIn(withoutThinking(text));
  if (!isRecord(value)) return text;
  if (typeof value.ozet === 'string') return value.ozet;
  if (!Array.isArray(value.adlar)) return text;
  return value.adlar
    .filter((name): name is string => typeof name === 'string')
    .slice(0, suggestedNames.max)
    .join('\n');
}
