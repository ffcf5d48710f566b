import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Generation } from '#contract/generations.ts';
import type { Client } from '#testing/client.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const writer = createControllableWriter();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer, env: { TRUST_PROXY: '1' } });
  other = await app.startAnother();
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
}

let counter = 0;
async function signedUp() {
  counter += 1;
  const person = {
    username: `kisi_${counter}`,
    email: `kisi${counter}@site.example`,
    password: 'uzun-bir-sifre',
  };
  const browser = app.visitor();
  expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
  return { ...person, browser };
}
const isSignedIn = async (client: Client) =>
  (await client.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer !== null;
const mailTo = (email: string, about: RegExp) =>
  app.mails.findLast(({ to, subject }) => to === email && about.test(subject));
const codeFor = (email: string) => /\b\d{8}\b/.exec(mailTo(email, /Giriş kodunuz/)?.text ?? '')?.[0] ?? '';
const linkFor = (email: string, about: RegExp) =>
  /#([\w-]{43})/.exec(mailTo(email, about)?.text ?? '')?.[1] ?? '';

describe('an account that another person opened with the owner’s address', () => {
  test('belongs to the owner alone after the first mailed code', async () => {
    const { browser: thief, email, password } = await signedUp();
    const owner = app.visitor();
    await owner.post('/account/code', { email });
    const entered = await owner.post<{ viewer: Viewer }>('/account/code/confirm', {
      email,
      code: codeFor(email),
    });
    expect(entered.body.viewer).toMatchObject({ email, emailVerified: true });
    expect(await isSignedIn(thief)).toBe(false);
    expect((await thief.post('/auth/sign-in', { email, password })).status).toBe(401);
    expect(mailTo(email, /yeni bir şifre belirleyin/)?.text).toContain('/sifremi-unuttum');
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('belongs to the owner alone after a password reset by mail', async () => {
    const { browser: thief, email } = await signedUp();
    const owner = app.visitor();
    await owner.post('/account/password-reset', { email });
    const secret = linkFor(email, /yenileyin/);
    const reset = { secret, password: 'sahibinin-sifresi' };
    expect((await owner.post('/account/password-reset/confirm', reset)).status).toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    const entered = await owner.post<{ viewer: Viewer | null }>('/auth/sign-in', {
      email,
      password: reset.password,
    });
    expect(entered.body.viewer).toMatchObject({ email, emailVerified: true });
  });

  test('keeps its password at a mailed code when the address was verified before', async () => {
    const { browser, email, password } = await signedUp();
    await browser.post('/account/verification/confirm', { secret: linkFor(email, /doğrulayın/) });
    const owner = app.visitor();
    await owner.post('/account/code', { email });
    const code = codeFor(email);
    expect((await owner.post('/account/code/confirm', { email, code })).status).toBe(200);
    expect((await app.visitor().post('/auth/sign-in', { email, password })).status).toBe(200);
  });
});

test('a sign-in that runs while the password changes leaves no open session', async () => {
  const { browser, email, password } = await signedUp();
  for (let round = 0; round < 4; round += 1) {
    const thieves = Array.from({ length: 6 }, () => app.visitor());
    const current = round === 0 ? password : `sifre-numarasi-${round}`;
    const [changed] = await Promise.all([
      browser.put('/account/password', { current, next: `sifre-numarasi-${round + 1}` }),
      ...thieves.map((thief) =>
        thief.request('/auth/sign-in', {
          method: 'POST',
          json: { email, password: current },
          headers: { 'x-forwarded-for': `198.51.100.${round}` },
        }),
      ),
    ]);
    expect(changed.status).toBe(200);
    for (const thief of thieves) expect(await isSignedIn(thief)).toBe(false);
  }
});

test('counts five of fifty concurrent guesses at a mailed code in two processes', async () => {
  const { email } = await signedUp();
  const browser = app.visitor();
  await browser.post('/account/code', { email });
  const right = codeFor(email);
  const guess = (index: number) => {
    const code = String((Number(right) + 1 + index) % 100_000_000).padStart(8, '0');
    const url = index % 2 === 0 ? app.url : other.url;
    return fetch(`${url}/api/account/code/confirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: browser.cookie(),
        'x-forwarded-for': `192.0.2.${index}`,
      },
      body: JSON.stringify({ email, code }),
    });
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  const { attempts } = await app.deps.db
    .selectFrom('one_time_tokens')
    .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
    .select('attempts')
    .where('users.email', '=', email)
    .where('purpose', '=', 'sign_in_code')
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
  expect((await browser.post('/account/code/confirm', { email, code: right })).status).toBe(401);
});

test('mails requested from one network do not stop a reset requested from another', async () => {
  const { email } = await signedUp();
  const ask = (address: string) =>
    app.visitor().request('/account/password-reset', {
      method: 'POST',
      json: { email },
      headers: { 'x-forwarded-for': address },
    });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask('203.0.113.66')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask('203.0.113.67')).status).toBe(200);
});

test('a mail to an unverified new address contains no text of the requester', async () => {
  const { browser, email, password } = await signedUp();
  await app.deps.db
    .updateTable('users')
    .set({ name: 'Ödül kazandınız: https://kotu.example\r\nBcc: herkes@site.example' })
    .where('email', '=', email)
    .execute();
  const stranger = 'yabanci@site.example';
  expect((await browser.post('/account/email', { email: stranger, password })).status).toBe(200);
  const mail = mailTo(stranger, /onaylayın/);
  expect(mail?.text).toContain('Merhaba,');
  expect(JSON.stringify(mail)).not.toMatch(/kotu\.example|Bcc/);
});

test('refuses e-mail addresses that would inject headers', async () => {
  for (const email of [
    'a@site.example\r\nBcc: b@site.example',
    'a@site.example, b@site.example',
    '"a\nb"@site.example',
  ]) {
    expect((await app.visitor().post<Failure>('/account/code', { email })).status).toBe(422);
  }
  expect(app.mails).toEqual([]);
});

describe('deleting the account', () => {
  test('deletes a running generation and mails a confirmation', async () => {
    const { browser, email, password } = await signedUp();
    await browser.post('/account/verification/confirm', { secret: linkFor(email, /doğrulayın/) });
    const answer = browser.post<Generation | Failure>('/generations', generationRequest());
    const performance = await writer.next();
    performance.push(fakeStory.slice(0, 200));
    expect((await browser.post('/account/remove', { password })).status).toBe(200);
    performance.push(fakeStory.slice(200));
    performance.finish();
    expect((await answer).status).toBeGreaterThanOrEqual(400);
    const { rows } = await app.deps.pool.query('SELECT 1 FROM generations');
    expect(rows).toEqual([]);
    expect(mailTo(email, /Hesabınız silindi/)).toBeDefined();
  });

  test('happens once when it is requested twice at the same time', async () => {
    const { browser, email, password } = await signedUp();
    await browser.post('/account/verification/confirm', { secret: linkFor(email, /doğrulayın/) });
    const answers = await Promise.all([1, 2].map(() => browser.post('/account/remove', { password })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(
      app.mails.filter(({ to, subject }) => to === email && subject === 'Hesabınız silindi'),
    ).toHaveLength(1);
  });
});

test('limits mails to an address when accounts are repeatedly opened and deleted', async () => {
  const email = 'posta-kutusu@site.example';
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let round = 0; round < 6; round += 1) {
    const browser = app.visitor();
    const headers = from('192.0.2.77');
    let password = 'uzun-bir-sifre';
    const json = { username: `dolduran_${round}`, email, password };
    const opened = await browser.request('/auth/sign-up', { method: 'POST', json, headers });
    // The sign-up succeeds even when its verification mail is left out.
    expect(opened.status).toBe(201);
    await browser.request('/account/verification', { method: 'POST', json: {}, headers });
    await browser.request('/account/code', { method: 'POST', json: { email }, headers });
    await browser.request('/account/password-reset', { method: 'POST', json: { email }, headers });
    if (round === 0) {
      const json = { current: password, next: 'baska-bir-sifre' };
      const changed = await browser.request('/account/password', { method: 'PUT', json, headers });
      expect(changed.status).toBe(200);
      password = json.next;
    }
    const removed = await browser.request('/account/remove', { method: 'POST', json: { password }, headers });
    expect(removed.status).toBe(200);
  }
  // The hourly limit of mails from one network to one person.
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(5);
  const other = await app.visitor().request('/auth/sign-up', {
    method: 'POST',
    json: { username: 'sahibi_geldi', email, password: 'sahibinin-sifresi' },
    headers: from('192.0.2.78'),
  });
  expect(other.status).toBe(201);
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(6);
});

test('concurrent sign-ups send one person no more mails than the limit', async () => {
  const email = 'ayni-anda@site.example';
  const headers = { 'x-forwarded-for': '192.0.2.79' };
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      [0, 1, 2, 3].map(async (index) => {
        const browser = app.visitor();
        const json = { username: `ayni_${round}_${index}`, email, password: 'uzun-bir-sifre' };
        await browser.request('/auth/sign-up', { method: 'POST', json, headers });
        const asks = [0, 1].map(() =>
          browser.request('/account/verification', { method: 'POST', json: {}, headers }),
        );
        await Promise.all(asks);
        const removal = { password: json.password };
        await browser.request('/account/remove', { method: 'POST', json: removal, headers });
      }),
    );
  }
  expect(app.mails.filter(({ to }) => to === email).length).toBeLessThanOrEqual(5);
});
