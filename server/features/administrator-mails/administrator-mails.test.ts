import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type AdministratorAct, mailAboutAct } from './index.ts';

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(() => app.stop());

const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);
const plan = (id: string, body: object) =>
  admin.put(`/admin/users/${id}/plan`, { reason: 'Söz verilmişti', ...body });

describe('a person is told once by mail', () => {
  test('that a plan was given, until when, and that nothing was charged', async () => {
    const { userId, email } = await app.signIn();
    const body = { plan: 'pro', endsAt: '2027-01-21T12:00:00.000Z', idempotencyKey: randomUUID() };
    await Promise.all(Array.from({ length: 4 }, () => plan(userId, body)));
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Profesyonel planınız tanımlandı']);
    expect(mailsTo(email)[0]?.text).toContain('21 Ocak 2027’ye kadar');
    expect(mailsTo(email)[0]?.text).toContain('bir ödeme alınmadı');
  });

  test('that a plan was taken, and not when there was none', async () => {
    const { userId, email } = await app.signIn({ plan: 'publisher' });
    await plan(userId, { plan: 'free', idempotencyKey: randomUUID() });
    await plan(userId, { plan: 'free', idempotencyKey: randomUUID() });
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Yayıncı planınız sona erdi']);
  });

  test('that tokens were added, with the balance after it', async () => {
    const { userId, email } = await app.signIn({ tokens: 200 });
    const body = { amount: 1_000, reason: 'Özür', idempotencyKey: randomUUID() };
    await Promise.all([1, 2, 3].map(() => admin.post(`/admin/users/${userId}/tokens`, body)));
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Hesabınıza 1.000 token eklendi']);
    expect(mailsTo(email)[0]?.text).toContain('Yeni bakiyeniz 1.200 token.');
  });

  test('that tokens were taken, that the address was verified, and that the account was deleted', async () => {
    const { userId, email } = await app.signIn({ tokens: 200, emailVerified: false });
    const of = (path: string, body: object) =>
      admin.post(`/admin/users/${userId}/${path}`, { reason: 'Kişinin isteği', ...body });
    await of('tokens', { amount: -50, idempotencyKey: randomUUID() });
    await Promise.all([of('verify', {}), of('verify', {})]);
    await Promise.all([of('remove', { email }), of('remove', { email })]);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Hesabınızdan 50 token düşüldü',
      'E-posta adresiniz doğrulandı',
      'Hesabınız silindi',
    ]);
    expect(mailsTo(email)[0]?.text).toContain('Yeni bakiyeniz 150 token.');
    // The reason is for administrators.
    for (const { text } of mailsTo(email)) expect(text).not.toContain('Kişinin isteği');
  });

  test('that the account was suspended and restored', async () => {
    const { userId, email } = await app.signIn();
    for (const act of ['suspend', 'suspend', 'restore', 'restore'])
      await admin.post(`/admin/users/${userId}/${act}`, { reason: 'Şikâyet' });
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Hesabınız askıya alındı',
      'Hesabınız yeniden açıldı',
    ]);
  });
});

const acts: AdministratorAct[] = [
  { kind: 'plan_given', plan: 'pro', endsAt: new Date('2027-01-21T12:00:00Z') },
  { kind: 'plan_taken', formerPlan: 'pro' },
  { kind: 'tokens_added', amount: 1_500, balance: 2_000 },
  { kind: 'tokens_taken', amount: 500, balance: 0 },
  { kind: 'suspended' },
  { kind: 'restored' },
  { kind: 'email_confirmed' },
  { kind: 'account_deleted' },
];

test.each(acts)('the mail about $kind holds the reason and no markup of it', async (act) => {
  const { userId, email } = await app.signIn();
  await app.deps.db
    .transaction()
    .execute((trx) => mailAboutAct(app.deps, trx, { userId, act, reason: 'Özür için <b>hediye</b>' }));
  const [mail] = mailsTo(email);
  expect(mail?.text).toContain('Açıklama: Özür için <b>hediye</b>');
  expect(mail?.html).toContain('Açıklama: Özür için &lt;b&gt;hediye&lt;/b&gt;');
  expect(mail?.text).not.toMatch(/undefined|null|NaN/);
});

test('a change that fails sends no mail', async () => {
  const { userId, email } = await app.signIn();
  await app.deps.pool.query('ALTER TABLE audit_log RENAME TO away');
  const answer = await plan(userId, { plan: 'pro', idempotencyKey: randomUUID() });
  await app.deps.pool.query('ALTER TABLE away RENAME TO audit_log');
  expect(answer.status).toBe(500);
  expect(mailsTo(email)).toEqual([]);
});
