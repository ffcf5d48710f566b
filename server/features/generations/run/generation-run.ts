import type { PlanId } from '#domain/billing/plans.ts';
import type { AiCall, StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import type { GenerationRow, Requester } from '../record/index.ts';
import type { LiveGeneration } from './live-generation.ts';

/** What is needed to write and settle a reserved generation. */
export interface RunInput {
  /** The reserved record. */
  row: GenerationRow;
  writer: StoryWriter;
  job: StoryJob;
  /** Whether the provider is asked to stream. */
  stream: boolean;
  /** The price of a delivered text, tokens. */
  price(text: string): number;
  /** Whether the text is listed with its story. */
  isLinked: boolean;
  requester: Requester;
  /** The owner's plan; null for a guest. */
  plan: PlanId | null;
}

/** A generation that is being written. */
export interface GenerationRun extends RunInput {
  live: LiveGeneration;
  /** The calls of providers that have ended so far. */
  calls: AiCall[];
}

/** How a generation ended. */
export interface Ending {
  status: 'completed' | 'stopped' | 'failed';
  /** The text to keep; cleaned when it is delivered. */
  text: string;
  /**
   * Tokens for the delivered text, capped at the balance when they are charged; 0 when nothing was delivered. A text with
   * an error uses one of the day's free failures instead, if one is left.
   */
  cost: number;
  /** What the writer could not do as requested; sent with the text and not stored. */
  notice?: string | undefined;
  /** Why it failed, or why a stopped one was interrupted; null otherwise. */
  error: { code: string; message: string } | null;
}
