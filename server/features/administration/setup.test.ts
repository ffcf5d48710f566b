import { afterEach, expect, test } from 'vitest';
import type { SetupStepName } from '#domain/site/setup-steps.ts';
import { dayMs } from '#domain/time/durations.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/harness.ts';

const email = 'yonetici@hikaye.com.tr';
const secrets = {
  APP_SECRET: 'gizli-imza-anahtari-otuz-iki-harften-uzun',
  SMTP_URL: 'smtp://kutu:gizli-posta-sifresi@posta.hikaye.com.tr:587',
  PAYTR_MERCHANT_ID: '123456',
  PAYTR_MERCHANT_KEY: 'gizli-paytr-anahtari',
  PAYTR_MERCHANT_SALT: 'gizli-paytr-tuzu',
};

let app: TestApp;
afterEach(() => app.stop());

/** Starts an app and returns what each step lacks, as an administrator reads it. */
async function readSetup(options: TestAppOptions, prepare: () => Promise<unknown> = async () => undefined) {
  app = await startTestApp({ ...options, env: { ADMIN_EMAILS: email, ...options.env } });
  const admin = await app.signIn({ email });
  await prepare();
  const { status, body } = await admin.get<{ steps: { name: SetupStepName; missing: string[] }[] }>(
    '/admin/setup',
  );
  expect(status).toBe(200);
  return Object.fromEntries(body.steps.map(({ name, missing }) => [name, missing]));
}

test('names what a new site lacks', async () => {
  const steps = await readSetup({ env: { PUBLIC_URL: 'http://yazihane.example' } });
  expect(steps).toEqual({
    address: ['Adres https ile başlamıyor.', 'Adres hâlâ örnek adres.'],
    mail: [
      'Posta sunucusu yok: postalar kimseye ulaşmıyor.',
      'MAIL_FROM hâlâ örnek adres.',
      'SUPPORT_EMAIL hâlâ örnek adres.',
      'Site kimliği (e-posta adresi) hâlâ örnek adres.',
    ],
    provider: ['Çalışan bir sağlayıcı yok.'],
    payments: ['PayTR bilgileri girilmedi: kartla ödeme kapalı.'],
    company: [expect.stringMatching(/^Eksik: Ticaret unvanı, /)],
    legal: ['Metinler taslak: bir avukat onaylamadı.'],
    backup: ['Her gece yedek alınmıyor.', 'Henüz yedek alınmadı.'],
    secondFactor: [`Açmayanlar: ${email}.`],
  });
  expect((await app.visitor().get('/admin/setup')).status).toBe(401);
  expect((await (await app.signIn()).get('/admin/setup')).status).toBe(403);
});

test('leaves out what is done, and shows no secret', async () => {
  const env = {
    ...secrets,
    PUBLIC_URL: 'https://hikaye.com.tr',
    MAIL_FROM: 'merhaba@hikaye.com.tr',
    SUPPORT_EMAIL: 'destek@hikaye.com.tr',
    AI_PROVIDER: 'google',
    AI_API_KEY: 'gizli-saglayici-anahtari',
  };
  const steps = await readSetup({ env, configured: true }, async () => {
    const { db } = app.deps;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const confirmed = { user_id: id, sealed_secret: 'x', confirmed_at: new Date() };
    await db.insertInto('second_factors').values(confirmed).execute();
    const ended = { started_at: new Date(), ended_at: new Date(), place: '/yedek/site', bytes: 1 };
    await db.insertInto('backups').values(ended).execute();
  });
  for (const name of ['address', 'provider', 'payments', 'backup', 'secondFactor'])
    expect(steps[name], name).toEqual([]);
  expect(steps.mail).toEqual(['Site kimliği (e-posta adresi) hâlâ örnek adres.']);
  expect(JSON.stringify(steps)).not.toMatch(/gizli/);
});

test('tells of payments in test mode and of an old backup', async () => {
  const env = { ...secrets, PAYTR_TEST_MODE: 'on', BACKUP_TO: '/yedek' };
  const steps = await readSetup({ env }, async () => {
    const at = new Date(Date.now() - 3.5 * dayMs);
    const ended = { started_at: at, ended_at: at, place: '/yedek/site', bytes: 1 };
    await app.deps.db.insertInto('backups').values(ended).execute();
  });
  expect(steps.payments).toEqual(['PayTR deneme kipinde: para alınmıyor.']);
  expect(steps.backup).toEqual(['Son yedek 3 gün önce alındı.']);
});
