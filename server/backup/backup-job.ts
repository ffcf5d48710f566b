import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Deps } from '../context.ts';
import type { JobKind } from '../jobs/index.ts';

/** Longest time of a backup, s. */
const limitSeconds = 4 * 3_600;
const program = fileURLToPath(new URL('./run-nightly.ts', import.meta.url));

/** The nightly backup to BACKUP_TO; pg-boss starts it once for all processes. */
export const backupJob: JobKind = {
  name: 'backup',
  options: {
    retryLimit: 2,
    retryDelay: 900,
    expireInSeconds: limitSeconds,
    heartbeatSeconds: 60,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 7 * 86_400,
  },
  cron: '30 3 * * *',
  run: makeNightlyBackup,
};

/** Backs up in a process of low priority, so that requests are not slowed down. */
async function makeNightlyBackup({ env, log }: Pick<Deps, 'env' | 'log'>): Promise<void> {
  if (env.backupTo === null) return;
  const running = promisify(execFile)(process.execPath, [program], { timeout: limitSeconds * 1_000 });
  const { child } = running;
  const stop = () => child.kill();
  process.once('exit', stop);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const { stdout } = await running;
    log.info(JSON.parse(stdout), 'backup made');
  } catch (error) {
    // Its message has what the process said.
    log.error({ err: error }, 'the nightly backup failed');
    throw error;
  } finally {
    process.off('exit', stop);
  }
}
