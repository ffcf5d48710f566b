import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { addressOf, type Place } from '../db/connect.ts';
import { StartupError } from '../startup-error.ts';
import { jobsSchema } from './jobs-database.ts';

/** How long unfinished indexes are waited for, ms; another run continues them. */
const indexLimitMs = 600_000;

/**
 * Creates the tables of background jobs or brings them to the version of pg-boss, for an app whose role may not.
 * @param direct the database without a connection pooler
 * @throws StartupError when the database refuses it
 */
export async function migrateJobs(direct: Place): Promise<void> {
  const boss = new PgBoss({
    ...addressOf(direct),
    max: 2,
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
    for (const until = Date.now() + indexLimitMs; Date.now() < until; await wait(200)) {
      const builds = await boss.getBamStatus();
      if (!builds.some(({ status }) => status === 'pending' || status === 'in_progress')) break;
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
