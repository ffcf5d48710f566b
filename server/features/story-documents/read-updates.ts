import type { Deps } from '#server/context.ts';

/** A part of a document: an update or a snapshot of all before it, with the version that it leads to. */
export interface DocumentPart {
  version: number;
  data: Uint8Array;
}

interface Row {
  version: string | number;
  data: Buffer;
}

/**
 * Reads what a document has after a version: its updates, after its snapshot where that is newer than the version.
 * Empty when there is nothing newer.
 */
export async function readUpdates(
  deps: Pick<Deps, 'pool'>,
  storyId: string,
  since: number,
): Promise<DocumentPart[]> {
  const { rows } = await deps.pool.query<Row>({
    text: `SELECT snapshot_version AS version, snapshot AS data FROM story_documents
        WHERE story_id = $1 AND snapshot IS NOT NULL AND snapshot_version > $2
      UNION ALL SELECT u.version, u.data FROM story_documents d JOIN story_updates u USING (story_id)
        WHERE d.story_id = $1 AND u.version > greatest($2, d.snapshot_version)
      ORDER BY version`,
    values: [storyId, since],
  });
  return rows.map(({ version, data }) => ({ version: Number(version), data }));
}

/** The version of a document's last update; 0 when there is none. */
export async function readVersion(deps: Pick<Deps, 'pool'>, storyId: string): Promise<number> {
  const { rows } = await deps.pool.query<{ version: string | number }>({
    text: 'SELECT version FROM story_documents WHERE story_id = $1',
    values: [storyId],
  });
  return Number(rows[0]?.version ?? 0);
}
