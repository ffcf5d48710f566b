import { randomUUID } from 'node:crypto';
import type { GenerationInput } from '#contract/generations.ts';

/** A request for a generation, with a unique key. */
export function generationRequest(fields: Partial<GenerationInput> = {}) {
  return {
    idempotencyKey: randomUUID(),
    idea: 'Deniz fenerinde yaşayan yaşlı bir bekçi kıyıda bir sandık bulur.',
    surface: 'landing' as const,
    ...fields,
  };
}
