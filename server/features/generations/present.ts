import type { Generation } from '#contract/generations.ts';
import { type ErrorReader, receiptOf, recordedError } from './errors.ts';

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
  /** What the writer could not do as requested; only in the process that wrote the text. */
  notice?: string | null;
}

/** The owner's view of a record; its error has the message for `reader`. */
export function present(row: GenerationRow, reader: ErrorReader): Generation {
  const failed = row.status === 'failed' ? recordedError(row, reader) : null;
  return {
    id: row.id,
    status: row.status,
    idea: row.idea,
    genre: row.genre,
    surface: row.surface,
    text: row.result,
    receipt: receiptOf(row),
    freeFailure: row.free_failure,
    brokenOff: row.status === 'stopped' && row.error_code !== null,
    error: failed && { code: failed.code, message: failed.message },
    notice: row.notice ?? null,
    byStoryteller: row.writer === 'storyteller',
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
