import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { startWarnings } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const real = {
  mode: 'production' as const,
  adminEmails: ['yonetici@hikaye.com.tr'],
  publicUrl: 'https://hikaye.com.tr:8443',
  mailFrom: 'Hikâye <merhaba@hikaye.com.tr>',
  supportEmail: 'destek@example.hikaye.com.tr',
};
const warningsOf = (env: Partial<Parameters<typeof startWarnings>[0]>) =>
  startWarnings({ ...real, ...env }, app.deps);
/** The brand's own address is an example until an administrator enters another. */
const brandWarning = expect.stringMatching(/^Site kimliği \(e-posta adresi\) is still/);

test('name every setting that is still an example, in production only', async () => {
  expect(await warningsOf({})).toEqual([brandWarning]);
  const examples = {
    publicUrl: 'https://yazihane.example',
    mailFrom: 'Yazıhane <merhaba@yazihane.example>',
    supportEmail: 'merhaba@yazihane.example',
  };
  expect(await warningsOf(examples)).toEqual([
    expect.stringMatching(/^PUBLIC_URL is still/),
    expect.stringMatching(/^MAIL_FROM is still/),
    expect.stringMatching(/^SUPPORT_EMAIL is still/),
    brandWarning,
  ]);
  expect(await warningsOf({ ...examples, mode: 'development', adminEmails: [] })).toEqual([]);
});

test('say that nobody is administrator until a verified account has the role', async () => {
  const nobody = expect.stringContaining('no administrator');
  expect(await warningsOf({ adminEmails: [] })).toEqual([brandWarning, nobody]);
  const { userId } = await app.signIn({ emailVerified: false });
  const users = app.deps.db.updateTable('users').where('id', '=', userId);
  await users.set({ administrator_since: new Date() }).execute();
  expect(await warningsOf({ adminEmails: [] })).toEqual([brandWarning, nobody]);
  await users.set({ email_verified: true }).execute();
  expect(await warningsOf({ adminEmails: [] })).toEqual([brandWarning]);
});
