import { forecastFor } from '#web/features/generation/index.ts';
import type { Editor } from '../use-editor.ts';

/** The range of the likely cost of going on in a direction, tokens; by default with the chosen number of paragraphs. */
export const forecastContinuation = (
  { viewer, options }: Editor,
  direction: string,
  paragraphs = options.chosen.paragraphs,
): { low: number; high: number } =>
  forecastFor(direction, { terms: viewer?.terms ?? null, surface: 'editor', continuing: true, paragraphs });
