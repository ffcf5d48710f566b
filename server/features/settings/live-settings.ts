import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SiteSettings } from '#domain/site/site-settings.ts';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { readRow, settingsOf } from './settings-row.ts';

/** The current site settings in memory, because every request reads some of them. */
interface LiveSettings {
  readonly current: SiteSettings;
  close(): void;
}

/** Reads the stored settings, and reads them again when any process changes them. */
export async function openSettings(core: {
  db: Kysely<DB>;
  log: Logger;
  changes: Changes;
}): Promise<LiveSettings> {
  const { db, log, changes } = core;
  let row = await readRow(db);
  let current = settingsOf(row);
  async function read(): Promise<void> {
    const newer = await readRow(db);
    // Concurrent reads may finish in the wrong order.
    if (newer.revision < row.revision) return;
    row = newer;
    current = settingsOf(newer);
  }
  const close = readOnChange(changes, 'settings', read, (error) =>
    log.error({ err: error }, 'the site settings were not read'),
  );
  return {
    get current() {
      return current;
    },
    close,
  };
}
