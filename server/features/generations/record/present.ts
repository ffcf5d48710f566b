import type { Generation } from '#contract/generations.ts';
import { type ErrorReader, receiptOf, recordedError } from './errors.ts';
import type { GenerationRow } from './generation-row.ts';

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
