import { missingCompanyFacts } from '#domain/billing/company.ts';
import { legalTextsReviewedOn } from '#domain/content/legal/reviewed.ts';
import { type SetupStepName, setupStepNames } from '#domain/site/setup-steps.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readArchiveAge, readBackupAge } from '#server/backup/index.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { isAdministrator, readNamedAdministrators } from '../auth/index.ts';
import { freshSeconds } from './backup-age.ts';
import { exampleAddresses } from './example-addresses.ts';

type Check = (deps: Deps) => string[] | Promise<string[]>;

/** Returns a text when the condition holds, else nothing. */
const when = (condition: boolean, text: string): string[] => (condition ? [text] : []);

async function checkBackup({ db, env, now }: Deps): Promise<string[]> {
  const age = await readBackupAge(db, now());
  const archiveAge = await readArchiveAge(db, now());
  if (Math.min(age ?? Infinity, archiveAge ?? Infinity) <= freshSeconds) return [];
  return [
    ...when(env.backupTo === null, 'Her gece yedek alınmıyor.'),
    age === null
      ? 'Henüz yedek alınmadı.'
      : `Son yedek ${Math.floor(age / (dayMs / 1_000))} gün önce alındı.`,
  ];
}

async function checkSecondFactors({ db, env }: Deps): Promise<string[]> {
  const administrators = (await readNamedAdministrators(db, env)).filter((one) => isAdministrator(env, one));
  const ids = administrators.map(({ id }) => id);
  const protectedAccounts = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', (any) => any.fn.any(any.val(ids)))
    .where('confirmed_at', 'is not', null)
    .execute();
  const isProtected = new Set(protectedAccounts.map(({ user_id }) => user_id));
  const without = administrators.filter(({ id }) => !isProtected.has(id)).map(({ email }) => email);
  return when(without.length > 0, `Açmayanlar: ${without.join(', ')}.`);
}

const checks: Readonly<Record<SetupStepName, Check>> = {
  address: ({ env, identity }) => [
    ...when(!env.publicUrl.startsWith('https:'), 'Adres https ile başlamıyor.'),
    ...when(exampleAddresses(env, identity.brand).includes('PUBLIC_URL'), 'Adres hâlâ örnek adres.'),
  ],
  mail: ({ env, identity }) => [
    ...when(env.smtpUrl === null, 'Posta sunucusu yok: postalar kimseye ulaşmıyor.'),
    ...exampleAddresses(env, identity.brand)
      .filter((setting) => setting !== 'PUBLIC_URL')
      .map((setting) => `${setting} hâlâ örnek adres.`),
  ],
  provider: ({ writer }) =>
    when(writer === null || writer.name === 'storyteller', 'Çalışan bir sağlayıcı yok.'),
  payments: ({ paytr }) =>
    paytr === null
      ? ['PayTR bilgileri girilmedi: kartla ödeme kapalı.']
      : when(paytr.testMode, 'PayTR deneme kipinde: para alınmıyor.'),
  company({ identity }) {
    const missing = missingCompanyFacts(identity.brand.company);
    return when(missing.length > 0, `Eksik: ${missing.join(', ')}.`);
  },
  legal: () => when(legalTextsReviewedOn === null, 'Metinler taslak: bir avukat onaylamadı.'),
  backup: checkBackup,
  secondFactor: checkSecondFactors,
};

/** Returns what each step of the setup still lacks; nothing for a finished one. No value of a setting is in it. */
export async function readSetup({ ctx }: { ctx: AppContext }) {
  const steps = setupStepNames.map(async (name) => ({ name, missing: await checks[name](ctx.deps) }));
  return { steps: await Promise.all(steps) };
}
