import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckReport } from '#contract/doctor.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type SmtpInbox, startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { sendTestMail } from './send-test-mail.ts';

const email = 'yonetici@site.example';
const secret = 'a-secret-of-this-test-4711-that-is-long-enough';
let inbox: SmtpInbox;
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  app = await startTestApp({
    env: {
      ADMIN_EMAILS: email,
      APP_SECRET: secret,
      SMTP_URL: inbox.url,
      PUBLIC_URL: 'http://127.0.0.1:1',
      PAYTR_BASE_URL: 'http://127.0.0.1:1',
    },
  });
  admin = await app.signIn({ email });
});
afterAll(async () => {
  await app.stop();
  await inbox.close();
});

test('an administrator sees each check with what was found, and no secret', async () => {
  const { status, body } = await admin.post<{ reports: CheckReport[] }>('/admin/doctor');
  expect(status).toBe(200);
  const results = Object.fromEntries(body.reports.map(({ name, result }) => [name, result]));
  expect(results).toMatchObject({ database: 'ok', mail: 'ok', address: 'warning', backup: 'warning' });
  expect(Object.keys(results)).toHaveLength(9);
  for (const { advice, result } of body.reports) if (result === 'error') expect(advice).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain(secret);
});

test('the test mail goes to the administrator’s own address, whatever the request says', async () => {
  const { status, body } = await admin.post<CheckReport>('/admin/doctor/test-mail', {
    recipient: 'baska@site.example',
  });
  expect([status, body.result]).toEqual([200, 'ok']);
  const mail = await inbox.next(({ subject }) => subject === 'Deneme postası');
  expect(mail.to?.map(({ address }) => address)).toEqual([email]);
});

test('without a mail server the test mail is skipped in development and fails in production', async () => {
  for (const [mode, result] of [
    ['development', 'skipped'],
    ['production', 'error'],
  ] as const)
    expect(await sendTestMail({ ...app.deps.env, mode, smtpUrl: null }, defaultBrand, email)).toMatchObject({
      result,
      found: expect.stringContaining('Posta sunucusu yok'),
    });
});

test('others are refused, and an administrator after ten runs in ten minutes', async () => {
  const writer = await app.signIn();
  for (const path of ['/admin/doctor', '/admin/doctor/test-mail']) {
    expect((await writer.post(path)).status).toBe(403);
    expect((await app.visitor().post(path)).status).toBe(401);
  }
  await app.deps.db.deleteFrom('rate_limits').where('key', 'like', 'doctor%').execute();
  const runs = await Promise.all(Array.from({ length: 12 }, () => admin.post('/admin/doctor')));
  const statuses = runs.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});
