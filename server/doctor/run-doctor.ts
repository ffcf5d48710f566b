import { defaultBrand } from '#domain/site/brand.ts';
import { openSource } from '../backup/open-database.ts';
import { connect } from '../db/connect.ts';
import { EnvError } from '../env.ts';
import { type CheckReport, runChecks, sendTestMail } from '../features/doctor/index.ts';
import { readBrand } from '../features/site-identity/index.ts';
import { loadEnv } from '../load-env.ts';
import { StartupError } from '../startup-error.ts';
import { formatReports } from './format-reports.ts';
import { readArguments } from './read-arguments.ts';

/** `npm run doctor [-- --mail ADDRESS]`: checks settings and neighbours, also while the app runs. */
async function main(): Promise<CheckReport[]> {
  const { recipient } = readArguments(process.argv.slice(2));
  const env = loadEnv(process.env, { create: false });
  const source = await openSource(env);
  // As the app does: by the pooler where there is one. A check asks the direct address.
  const { db } = connect(env.databaseUrl ?? source.place, { max: 4 });
  try {
    const reports = await runChecks({ env, db, now: new Date() });
    return recipient === null
      ? reports
      : [...reports, await sendTestMail(env, await readBrand(db).catch(() => defaultBrand), recipient)];
  } finally {
    await db.destroy();
    await source.close();
  }
}

/** An invalid environment ends the checks before they begin. */
const startReport = (error: StartupError): CheckReport => ({
  name: 'settings',
  title: 'Ayarlar',
  result: 'error',
  found: error.message,
  advice:
    error instanceof EnvError
      ? 'Satırlardaki ayarları düzeltin (docs/operations.md); öteki denetimler ondan sonra yapılır.'
      : 'Bunu giderip yeniden çalıştırın.',
});

try {
  const reports = await main().catch((error: unknown) => {
    if (error instanceof StartupError) return [startReport(error)];
    throw error;
  });
  console.log(formatReports(reports));
  process.exitCode = reports.some(({ result }) => result === 'error') ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
// A check that ran out of time may still hold a connection.
process.exit();
