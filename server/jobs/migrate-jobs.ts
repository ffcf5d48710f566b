import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { addressOf, type Place } from '../db/connect.ts';
import { StartupError } from '../startup-error.ts';
import { jobsSchema, withoutTimeLimit } from './jobs-database.ts';

/** How long unfinished indexes are waited for by default, ms; another run continues them. */
const indexLimitMs = 600_000;

/**
 * Creates the tables of background jobs or brings them to the version of pg-boss, for an app whose role may not.
 * @param direct the database without a connection pooler
 * @throws StartupError when the database refuses it, or an index isn't finished within `limitMs`
 */
export async function migrateJobs(direct: Place, { limitMs = indexLimitMs } = {}): Promise<void> {
  const boss = new PgBoss({
    ...addressOf(direct),
    max: 2,
    ...withoutTimeLimit,
    application_name: 'yazihane-migrate',
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  boss.on('error', (error) => {
    failure = error;
  });
  try {
    await boss.start();
    // pg-boss makes new indexes after its migration, concurrently.
    for (const until = Date.now() + limitMs; ; await wait(200)) {
      const builds = await boss.getBamStatus();
      // It tries a failed one again each minute.
      if (builds.every(({ status }) => status === 'completed')) break;
      if (Date.now() > until)
        throw new Error('dizinler bitmedi; komutu yeniden çalıştırın, kaldığı yerden sürer');
    }
  } catch (error) {
    failure = error;
  } finally {
    await boss.stop({ graceful: true });
  }
  if (failure !== undefined)
    throw new StartupError(
      `Arka plan işlerinin tabloları güncellenemedi: ${failure instanceof Error ? failure.message : failure}`,
      { cause: failure },
    );
}
