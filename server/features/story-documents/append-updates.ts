import { limits } from '#domain/limits.ts';
import type { Refusal } from '#domain/story/document/sync-messages.ts';
import type { Deps } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';

/** An update of a story's document, sent over a session. */
export interface NewUpdate {
  storyId: string;
  sessionId: string;
  data: Uint8Array;
  /** The story was measured with this update and is within the limits. */
  measured: boolean;
}

/** The committed version, or why nothing was stored. */
export type Appended = { version: number } | { refusal: Refusal };

interface Row {
  version: string | number | null;
  refusal: Refusal | null;
}

async function append(deps: Deps, updates: NewUpdate[]): Promise<Appended[]> {
  const { rows } = await deps.pool.query<Row>({
    text: 'SELECT version, refusal FROM append_story_updates($1::uuid[], $2::uuid[], $3::bytea[], $4::boolean[], $5, $6) ORDER BY place',
    values: [
      updates.map(({ storyId }) => storyId),
      updates.map(({ sessionId }) => sessionId),
      updates.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
      updates.map(({ measured }) => measured),
      limits.content,
      deps.now(),
    ],
  });
  return rows.map(({ version, refusal }) =>
    version === null ? { refusal: refusal ?? 'not-found' } : { version: Number(version) },
  );
}

/** Updates that arrive while a batch is being committed are committed together by the next one. */
const batches = perDeps((deps) => batched((updates: NewUpdate[]) => append(deps, updates), 1));

/** Appends an update to its story's document; resolves once it is committed or refused. @throws an Error of the database */
export const appendUpdate = (deps: Deps, update: NewUpdate): Promise<Appended> => batches(deps)(update);
