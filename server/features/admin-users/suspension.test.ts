import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin-users.ts';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { createSession } from '#testing/factories/session.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { signInAtProvider } from '#testing/oidc/browser.ts';
import { type OidcProvider, startOidcProvider } from '#testing/oidc/provider.ts';

type Answered = AdminUser & { code: string; message: string; viewer: Viewer | null };

const start = new Date();
let now = start;
let app: TestApp;
let other: TestApp;
let provider: OidcProvider;
let admin: SignedInClient;
beforeAll(async () => {
  provider = await startOidcProvider(['http://localhost/auth/callback']);
  app = await startTestApp({
    env: {
      ADMIN_EMAILS: 'yonetici@site.example,ikinci@site.example',
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
    now: () => now,
  });
  other = await app.startAnother();
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
beforeEach(() => {
  now = start;
  app.mails.length = 0;
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const suspend = (id: string) =>
  admin.post<Answered>(`/admin/users/${id}/suspend`, { reason: 'Kötüye kullanım' });
const restore = (id: string) =>
  admin.post<Answered>(`/admin/users/${id}/restore`, { reason: 'İtirazı haklı' });
const audit = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row }));

let counter = 0;
/** Somebody with a password, signed in. */
async function signedUp() {
  counter += 1;
  const person = {
    username: `aski_${counter}`,
    email: `aski${counter}@site.example`,
    password: `uzun-sifre-${counter}`,
  };
  const browser = app.visitor();
  const { body } = await browser.post<{ viewer: Viewer }>('/auth/sign-up', person);
  const secret = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === person.email)?.text ?? '')?.[1];
  await browser.post('/account/verification/confirm', { secret });
  return { ...person, id: body.viewer.id, browser };
}
const refused = { code: 'ACCOUNT_SUSPENDED', message: messages.account.suspended };

describe('a suspended account', () => {
  test('loses every session at once, on every process, and gets them back with none of the old', async () => {
    const { id, browser, email, password } = await signedUp();
    const phone = other.visitor();
    await phone.post('/auth/sign-in', { email, password });
    expect((await phone.get('/tokens')).status).toBe(200);
    const answer = await suspend(id);
    expect(answer.status).toBe(200);
    expect(answer.body.suspendedAt).toBe(now.toISOString());
    for (const device of [browser, phone]) {
      expect((await device.get('/tokens')).status).toBe(401);
      expect(
        (await device.post<Answered>('/generations', generationRequest({ surface: 'editor' }))).status,
      ).not.toBe(200);
    }
    expect((await suspend(id)).body).toMatchObject({
      code: 'ALREADY_SUSPENDED',
      message: messages.users.alreadySuspended,
    });
    expect(await audit(id)).toEqual([
      {
        action: 'user.suspended',
        after: {
          email,
          suspended: true,
          sessions_ended: 2,
          generations_stopped: 0,
          reason: 'Kötüye kullanım',
        },
      },
    ]);
    expect((await restore(id)).body.suspendedAt).toBeNull();
    expect((await restore(id)).body.code).toBe('NOT_SUSPENDED');
    expect((await audit(id)).map(({ action }) => action)).toEqual(['user.suspended', 'user.restored']);
    expect((await browser.get('/tokens')).status).toBe(401);
    expect((await phone.post<Answered>('/auth/sign-in', { email, password })).body.viewer?.id).toBe(id);
  });

  test('is refused with the right password in clear words; a wrong one learns nothing', async () => {
    const { id, email, password } = await signedUp();
    await suspend(id);
    const answer = await app.visitor().post<Answered>('/auth/sign-in', { email, password });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject(refused);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const wrong = await app.visitor().post<Answered>('/auth/sign-in', { email, password: 'yanlış-şifre' });
    const nobody = await app
      .visitor()
      .post<Answered>('/auth/sign-in', { email: 'yok@site.example', password });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      nobody.status,
      nobody.body.code,
      nobody.body.message,
    ]);
    expect(wrong.body.code).toBe('WRONG_CREDENTIALS');
  });

  test('is refused by a mailed code, also one that was mailed before', async () => {
    const { id, email } = await signedUp();
    const browser = app.visitor();
    const codeFor = async () => {
      await browser.post('/account/code', { email });
      return /\b\d{8}\b/.exec(app.mails.findLast(({ subject }) => /kodu/.test(subject))?.text ?? '')?.[0];
    };
    const early = await codeFor();
    await suspend(id);
    const old = await browser.post<Answered>('/account/code/confirm', { email, code: early });
    expect(old.body.code).toBe('CODE_INVALID');
    const code = await codeFor();
    const answer = await browser.post<Answered>('/account/code/confirm', { email, code });
    expect(answer.body).toMatchObject(refused);
    const guessed = await browser.post<Answered>('/account/code/confirm', {
      email,
      code: code === '00000000' ? '00000001' : '00000000',
    });
    expect(guessed.body.code).toBe('CODE_INVALID');
  });

  test('is refused by Google', async () => {
    const attempt = async () => {
      const browser = app.visitor();
      const { body } = await browser.post<{ url: string }>('/google/begin', {
        intent: 'sign_in',
        next: null,
      });
      const { searchParams } = await signInAtProvider(body.url, 'askidaki');
      return browser.post<Answered>('/google/finish', {
        code: searchParams.get('code'),
        state: searchParams.get('state'),
        issuer: searchParams.get('iss') ?? undefined,
      });
    };
    const id = (await attempt()).body.viewer?.id ?? '';
    await suspend(id);
    expect((await attempt()).body).toMatchObject(refused);
    await restore(id);
    expect((await attempt()).body.viewer?.id).toBe(id);
  });

  test('is refused by the second factor, also where the sign-in had begun before', async () => {
    const { id, browser, email, password } = await signedUp();
    const begun = await browser.post<{ secret: string }>('/second-factor', { password });
    const codeAt = (at: Date) =>
      new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({ timestamp: at.getTime() });
    expect((await browser.post('/second-factor/confirm', { code: codeAt(now) })).status).toBe(200);
    now = new Date(now.getTime() + 30_000);
    const waiting = app.visitor();
    expect((await waiting.post<Answered>('/auth/sign-in', { email, password })).body.viewer).toBeNull();
    await suspend(id);
    expect((await waiting.post<Answered>('/second-factor/verify', { code: codeAt(now) })).body.code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await app.visitor().post<Answered>('/auth/sign-in', { email, password })).body).toMatchObject(
      refused,
    );
  });

  test('gets no session by a new password, nor by anything else that would open one', async () => {
    const { id, email } = await signedUp();
    await suspend(id);
    await app.visitor().post('/account/password-reset', { email });
    const secret = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    const browser = app.visitor();
    await browser.post('/account/password-reset/confirm', { secret, password: 'yepyeni-sifre-9' });
    expect((await browser.get('/tokens')).status).toBe(401);
    const answer = await app
      .visitor()
      .post<Answered>('/auth/sign-in', { email, password: 'yepyeni-sifre-9' });
    expect(answer.body).toMatchObject(refused);
    await expect(createSession(app.deps, id)).rejects.toThrow('a suspended account opens no session');
  });

  test('has no session left of sign-ins at the very moment', async () => {
    const { id, email, password } = await signedUp();
    const tries = Array.from({ length: 6 }, () => app.visitor().post('/auth/sign-in', { email, password }));
    await Promise.all([...tries, suspend(id)]);
    const open = await app.deps.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
    expect(open).toEqual([]);
  });

  test('is found by its filter', async () => {
    const { userId: id } = await app.signIn();
    const { userId } = await app.signIn();
    await suspend(userId);
    const { body } = await admin.get<{ users: AdminUser[] }>(
      '/admin/users?access=suspended&plan=free&limit=100',
    );
    const ids = body.users.map((user) => user.id);
    expect(ids).toContain(userId);
    expect(ids).not.toContain(id);
    expect(body.users.every(({ suspendedAt }) => suspendedAt !== null)).toBe(true);
  });
});

describe('a generation', () => {
  const text = 'Bekçi sandığı açtı; içinden yıllar önce yazılmış, hiç gönderilmemiş mektuplar çıktı. ';

  test('that runs is broken off and costs nothing', async () => {
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const writer = await app.signIn({ tokens: 500 });
    const made = writer.post<Answered>('/generations', generationRequest({ surface: 'editor' }));
    const performance = await controllableWriter.next();
    performance.push(text);
    await suspend(writer.userId);
    const stopped = new Promise<void>((resolve) =>
      performance.signal.addEventListener('abort', () => resolve()),
    );
    await stopped;
    expect((await made).body.code).toBe('GENERATION_FAILED');
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 500, ledger: 500 });
    expect((await audit(writer.userId))[0]?.after).toMatchObject({ generations_stopped: 1 });
  });

  test('that began in the very moment ends uncharged', async () => {
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const writer = await app.signIn({ tokens: 500 });
    const made = writer.post('/generations', generationRequest({ surface: 'editor' }));
    const performance = await controllableWriter.next();
    await suspend(writer.userId);
    // As if it had been reserved just after the others were ended.
    await app.deps.db
      .updateTable('generations')
      .set({ status: 'running', error_code: null, finished_at: null })
      .where('user_id', '=', writer.userId)
      .execute();
    performance.push(text.repeat(3));
    performance.finish();
    await made;
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 500, ledger: 500 });
  });
});

test('nobody suspends themselves or another administrator; an unverified namesake is none', async () => {
  expect((await suspend(admin.userId)).body.message).toBe(messages.users.notOneself);
  const second = await app.signIn({ email: 'ikinci@site.example' });
  expect((await suspend(second.userId)).body.message).toBe(messages.users.notAnAdmin);
  expect((await second.get('/tokens')).status).toBe(200);
  await app.deps.db
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', second.userId)
    .execute();
  expect((await suspend(second.userId)).status).toBe(200);
  expect((await suspend(randomUUID())).body.code).toBe('NOT_FOUND');
  expect((await restore(randomUUID())).body.code).toBe('NOT_FOUND');
});
