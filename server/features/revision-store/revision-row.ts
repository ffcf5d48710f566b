import { sql } from 'kysely';
import type { RevisionSummary } from '#contract/revisions.ts';
import { type RevisionKind, revisionKinds } from '#domain/story/revisions.ts';

/** The columns that a list of revisions needs. */
export const revisionColumns = [
  'id',
  'kind',
  'name',
  'word_count',
  'words_added',
  'words_removed',
  'written_at',
  sql<string[]>`ARRAY(SELECT w.name FROM users w WHERE w.id = ANY (writer_ids) ORDER BY w.name)`.as(
    'writers',
  ),
] as const;

export interface RevisionRow {
  id: string;
  kind: string;
  name: string;
  word_count: number;
  words_added: number;
  words_removed: number;
  written_at: Date;
  writers: string[];
}

/** A constraint of the table allows the same kinds. */
export const readKind = (kind: string): RevisionKind =>
  revisionKinds.find((known) => known === kind) ?? 'auto';

/** Presents a revision for its owner's list. */
export function presentRevision(row: RevisionRow): RevisionSummary {
  return {
    id: row.id,
    kind: readKind(row.kind),
    name: row.name,
    writtenAt: row.written_at.toISOString(),
    wordCount: row.word_count,
    wordsAdded: row.words_added,
    wordsRemoved: row.words_removed,
    writers: row.writers,
  };
}
