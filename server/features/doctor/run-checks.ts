import { type Check, type CheckContext, type Finding, failure, skipped } from './check.ts';
import { checkDatabase } from './check-database.ts';
import { checkAddress, checkBackup, checkClock, checkDisk } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPaytr, checkProviders } from './check-providers.ts';
import { checkSettings } from './check-settings.ts';

/** Time limit of one check, ms. */
export const checkLimitMs = 10_000;

const checks: readonly { name: string; title: string; check: Check }[] = [
  { name: 'settings', title: 'Ayarlar', check: checkSettings },
  { name: 'database', title: 'Veritabanı', check: checkDatabase },
  { name: 'mail', title: 'Posta', check: checkMail },
  { name: 'providers', title: 'Yapay zekâ', check: checkProviders },
  { name: 'paytr', title: 'PayTR', check: checkPaytr },
  { name: 'clock', title: 'Saat', check: checkClock },
  { name: 'disk', title: 'Disk', check: checkDisk },
  { name: 'backup', title: 'Yedek', check: checkBackup },
  { name: 'address', title: 'Site adresi', check: checkAddress },
];

export interface CheckReport extends Finding {
  name: string;
  title: string;
}

/** Runs all checks at the same time, each within a time limit. Never rejects: an error is a finding. */
export function runChecks(context: CheckContext, limitMs = checkLimitMs): Promise<CheckReport[]> {
  return Promise.all(
    checks.map(async ({ name, title, check }) => ({
      name,
      title,
      ...(await runWithin(check, context, limitMs)),
    })),
  );
}

/** Runs one check. Its signal is aborted at the limit, and its result is not waited for any longer. */
export async function runWithin(check: Check, context: CheckContext, limitMs: number): Promise<Finding> {
  const signal = AbortSignal.timeout(limitMs);
  const limit = new Promise<Finding>((resolve) => {
    signal.addEventListener('abort', () =>
      resolve(
        failure(
          `${Math.round(limitMs / 1_000)} saniye içinde yanıt gelmedi.`,
          'Ağı ve karşıdaki hizmeti denetleyin.',
        ),
      ),
    );
  });
  const finding = check(context, signal).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    // Only the query of the database throws these: the database's own line says what to do.
    if (code === 'ECONNREFUSED' || code === 'ENOENT')
      return skipped('Veritabanı yanıt vermediği için bakılamadı.');
    // The message of an unknown error may hold an address with a password.
    return failure(
      `Denetim yapılamadı (${code ?? 'beklenmeyen hata'}).`,
      'Önce öteki satırlardaki sorunları giderin.',
    );
  });
  return Promise.race([finding, limit]);
}
