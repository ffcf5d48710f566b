import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { readAdminCommand } from './admin-command.ts';

const chief = 'yonetici@site.example';
const publicUrl = 'https://hikaye.example';

let app: TestApp;
let writer: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: chief }, welcomeTokens: 1_500 });
});
beforeEach(async () => {
  writer = await app.signIn();
});
afterAll(() => app.stop());

/** Runs a command on the app's database. @returns what it says */
async function run(args: string[], { adminEmails = [chief], address = publicUrl as string | null } = {}) {
  const { db, now } = app.deps;
  return (await readAdminCommand(args)({ db, adminEmails, publicUrl: address, now: now() })).join('\n');
}

/** Runs the command as the operator does, in a process of its own. */
async function runProcess(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-admin.ts'), ...args], {
    env: { PATH: process.env.PATH, ADMIN_EMAILS: chief, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said.trim(), error: error.trim() };
}

const audit = async (userId: string) =>
  app.deps.db
    .selectFrom('audit_log')
    .select(['actor_email', 'action'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
const opensAdministration = async (client: SignedInClient) => (await client.get('/admin/overview')).status;
const isAdmin = async (client: SignedInClient) =>
  (await client.get<{ viewer: { isAdmin: boolean } }>('/auth/session')).body.viewer.isAdmin;

test('gives and takes the role; an open session has or loses its rights at the next request', async () => {
  expect(await opensAdministration(writer)).toBe(403);
  expect(await run(['grant', writer.email.toUpperCase()])).toBe(
    `${writer.email} hesabına yöneticilik verildi.`,
  );
  expect([await opensAdministration(writer), await isAdmin(writer)]).toEqual([200, true]);
  expect(await run(['grant', writer.email])).toContain('zaten');

  expect(await run(['revoke', writer.email])).toBe(
    `${writer.email} hesabının yöneticiliği geri alındı.\nSitenin artık hiç yöneticisi yok.`,
  );
  expect([await opensAdministration(writer), await isAdmin(writer)]).toEqual([403, false]);
  expect(await run(['revoke', writer.email])).toContain('zaten yönetici değil');
  expect(await audit(writer.userId)).toEqual([
    { actor_email: 'işletmeci', action: 'user.role_granted' },
    { actor_email: 'işletmeci', action: 'user.role_revoked' },
  ]);
});

test('gives no rights on an address that is not verified, until it is', async () => {
  const newcomer = await app.signIn({ emailVerified: false });
  expect(await run(['grant', newcomer.email])).toContain('henüz doğrulanmadı');
  expect(await opensAdministration(newcomer)).toBe(403);
  await run(['verify', newcomer.email]);
  expect(await opensAdministration(newcomer)).toBe(200);
  await run(['revoke', newcomer.email]);
});

test('an account with the role can not be suspended in the administration', async () => {
  await run(['grant', writer.email]);
  const admin = await app.signIn({ email: chief });
  const answer = await admin.post<{ code: string }>(`/admin/users/${writer.userId}/suspend`, {
    reason: 'Deneme',
  });
  expect([answer.status, answer.body.code]).toEqual([409, 'ADMIN_ACCOUNT']);
  expect((await run(['list'])).split('\n')).toEqual([
    expect.stringMatching(`^${writer.email}: rol .+ günü verildi$`),
    `${chief}: ADMIN_EMAILS ayarında`,
  ]);
  await run(['revoke', writer.email]);
});

test('does not take back what ADMIN_EMAILS gives', async () => {
  await expect(run(['revoke', chief])).rejects.toThrow('ADMIN_EMAILS ayarında yazılı');
  expect(await run(['list'], { adminEmails: ['yok@site.example'] })).toBe(
    'yok@site.example: ADMIN_EMAILS ayarında; bu adresle açılmış hesap yok',
  );
});

test('makes a link that sets a new password once', async () => {
  const [link = ''] = (await run(['reset-password', writer.email])).split('\n');
  expect(link.startsWith(`${publicUrl}/sifre-yenile#`)).toBe(true);
  const given = { secret: link.split('#')[1], password: 'yepyeni-bir-sifre' };
  const reset = () => app.visitor().post('/account/password-reset/confirm', given);
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(410);
  const signIn = { email: writer.email, password: given.password };
  expect((await app.visitor().post('/auth/sign-in', signIn)).status).toBe(200);
  expect(await audit(writer.userId)).toEqual([{ actor_email: 'işletmeci', action: 'user.reset_link_made' }]);
  await expect(run(['reset-password', writer.email], { address: null })).rejects.toThrow('PUBLIC_URL');
});

test('verifies an address with its welcome gift, once, and keeps the session', async () => {
  const newcomer = await app.signIn({ emailVerified: false });
  expect(await run(['verify', newcomer.email])).toBe(
    `${newcomer.email} doğrulanmış sayıldı.\nHoş geldin hediyesi: 1.500 token.`,
  );
  const gifts = app.deps.db.selectFrom('token_ledger').select('delta').where('reason', '=', 'welcome');
  expect(await gifts.where('user_id', '=', newcomer.userId).execute()).toEqual([{ delta: 1_500 }]);
  expect(await run(['verify', newcomer.email])).toBe(`${newcomer.email} zaten doğrulanmış.`);
  expect((await audit(newcomer.userId)).map(({ action }) => action)).toEqual(['user.verified']);
  expect((await newcomer.get('/tokens')).status).toBe(200);
});

test('refuses wrong use and unknown addresses', async () => {
  for (const args of [[], ['sil'], ['grant'], ['grant', 'a@b.example', 'c@d.example'], ['list', 'x']]) {
    expect(() => readAdminCommand(args), args.join(' ')).toThrow('Kullanımı:');
  }
  expect(() => readAdminCommand(['grant', 'adres'])).toThrow('"adres" bir e-posta adresi değil.');
  for (const name of ['grant', 'revoke', 'reset-password', 'verify']) {
    await expect(run([name, 'yok@site.example'])).rejects.toThrow(
      'Bu adresle açılmış hesap yok: yok@site.example',
    );
  }
});

test('prints its words and ends with 0, with 2 for wrong use and with 1 for any other failure', async () => {
  const dataDir = makeTemporaryDataDir();
  const [done, misused, unreachable, none] = await Promise.all([
    runProcess(['grant', writer.email], { DATABASE_URL: app.database.directUrl }),
    runProcess(['grant'], {}),
    runProcess(['list'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
    runProcess(['list'], { DATA_DIR: dataDir }),
  ]);
  removeTemporaryDataDir(dataDir);
  expect(done).toEqual({ code: 0, said: `${writer.email} hesabına yöneticilik verildi.`, error: '' });
  expect(misused).toMatchObject({ code: 2, said: '', error: expect.stringMatching(/^Kullanımı:/) });
  expect(unreachable).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^Veritabanına ulaşılamadı/),
  });
  expect(none).toMatchObject({ code: 1, error: expect.stringContaining('klasöründe veritabanı yok') });
  await run(['revoke', writer.email]);
});
