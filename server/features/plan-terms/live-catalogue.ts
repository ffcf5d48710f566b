import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type PlanCatalogue, planIds } from '#domain/billing/plans.ts';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { readCatalogue } from './terms-row.ts';

/** The newest terms of every plan in memory, because public pages show them. */
interface LiveCatalogue {
  readonly current: PlanCatalogue;
  close(): void;
}

/** Versions only grow. */
const isNewer = (read: PlanCatalogue, known: PlanCatalogue) =>
  planIds.some((id) => read[id].version > known[id].version);

/** Reads the newest terms, and reads them again when any process adds a version. */
export async function openCatalogue(core: {
  db: Kysely<DB>;
  log: Logger;
  changes: Changes;
}): Promise<LiveCatalogue> {
  const { db, log, changes } = core;
  let current = await readCatalogue(db);
  async function read(): Promise<void> {
    const newer = await readCatalogue(db);
    // Concurrent reads may finish in the wrong order.
    if (isNewer(newer, current)) current = newer;
  }
  const close = readOnChange(changes, 'settings', read, (error) =>
    log.error({ err: error }, 'the terms of plans were not read'),
  );
  return {
    get current() {
      return current;
    },
    close,
  };
}
