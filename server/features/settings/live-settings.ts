import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SiteSettings } from '#domain/site/site-settings.ts';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { readRow, settingsOf } from './settings-row.ts';

/** The switches as they stand now, kept in memory: every request asks for one of them. */
interface LiveSettings {
  readonly current: SiteSettings;
  close(): void;
}

/** Follows the stored switches, whichever process changes them. */
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
    // Two readings may answer in the wrong order.
    if (newer.revision < row.revision) return;
    row = newer;
    current = settingsOf(newer);
  }
  const close = readOnChange(changes, 'settings', read, (fault) =>
    log.error({ err: fault }, 'the site settings were not read'),
  );
  return {
    get current() {
      return current;
    },
    close,
  };
}
