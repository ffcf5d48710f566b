import type { Generation } from '#contract/generations.ts';

/** The columns of a generation's record that the server reads. */
export interface GenerationRow {
  id: string;
  status: Generation['status'];
  idea: string;
  genre: string;
  surface: Generation['surface'];
  writer: string;
  result: string;
  error_code: string | null;
  error_message: string | null;
  cost: number;
  /** Whether a text that was delivered before a failure used a free failure instead of tokens. */
  free_failure: boolean;
  remaining: number | null;
  created_at: Date;
  finished_at: Date | null;
  /** What the writer could not do as requested, or what differs from the request; null without. */
  notice?: string | null;
}
