import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenSession } from '#contract/account.ts';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { hourMs } from '#domain/time/durations.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const start = new Date('2026-11-21T09:00:00Z');
let now = start;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
beforeEach(() => {
  now = start;
  app.mails.length = 0;
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
}
interface Session {
  viewer: Viewer | null;
}

let counter = 0;
const newPerson = () => {
  counter += 1;
  return {
    username: `kisi_${counter}`,
    email: `kisi${counter}@site.example`,
    password: `uzun-sifre-${counter}`,
  };
};

/** Signs up a new person in a new browser. */
async function signedUp() {
  const person = newPerson();
  const browser = app.visitor();
  expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
  return { ...person, browser };
}

/** Signs up a new person and verifies the address by the mailed link. */
async function verified() {
  const person = await signedUp();
  const secret = secretIn(mailTo(person.email, /doğrulayın/));
  expect((await person.browser.post('/account/verification/confirm', { secret })).status).toBe(200);
  return person;
}

const viewerOf = async (client: Client) => (await client.get<Session>('/auth/session')).body.viewer;
const signIn = (email: string, password: string) =>
  app.visitor().post<{ viewer: Viewer }>('/auth/sign-in', { email, password });

function mailTo(email: string, about: RegExp): Mail {
  const found = app.mails.findLast((mail) => mail.to === email && about.test(mail.subject));
  if (!found) throw new Error(`No mail to ${email} about ${about}.`);
  return found;
}
const secretIn = (mail: Mail) => /#([\w-]{43})/.exec(mail.text)?.[1] ?? '';
const codeIn = (mail: Mail) => /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';

describe('verifying an e-mail address', () => {
  const confirm = (browser: Client, secret: string) =>
    browser.post<Failure>('/account/verification/confirm', { secret });

  test('is done by the link of the sign-up’s mail', async () => {
    const { browser, email } = await signedUp();
    expect((await viewerOf(browser))?.emailVerified).toBe(false);
    const mail = mailTo(email, /doğrulayın/);
    expect(mail.text).toContain('http://localhost/e-posta-dogrula#');
    expect((await confirm(browser, secretIn(mail))).status).toBe(200);
    expect((await viewerOf(browser))?.emailVerified).toBe(true);
  });

  test('refuses a used link, one of two concurrent uses, and an expired link', async () => {
    const { email, browser } = await signedUp();
    const first = secretIn(mailTo(email, /doğrulayın/));
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(browser, first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(answers.find(({ status }) => status === 410)?.body).toMatchObject({
      code: 'LINK_INVALID',
      message: messages.account.linkInvalid,
    });

    const other = await signedUp();
    const late = secretIn(mailTo(other.email, /doğrulayın/));
    now = new Date(start.getTime() + 25 * hourMs);
    expect((await confirm(other.browser, late)).status).toBe(410);
    expect((await viewerOf(browser))?.emailVerified).toBe(true);
  });

  test('invalidates the older link when a newer one is requested', async () => {
    const { browser, email } = await signedUp();
    const old = secretIn(mailTo(email, /doğrulayın/));
    expect((await browser.post('/account/verification')).status).toBe(200);
    const fresh = secretIn(mailTo(email, /doğrulayın/));
    expect(fresh).not.toBe(old);
    expect((await confirm(browser, old)).status).toBe(410);
    expect((await confirm(browser, fresh)).status).toBe(200);
    // A verified address gets no further verification mails.
    const sent = app.mails.length;
    expect((await browser.post('/account/verification')).status).toBe(200);
    expect(app.mails.length).toBe(sent);
  });

  test('is mailed at most five times an hour, including the mail of the sign-up', async () => {
    const { browser } = await signedUp();
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await browser.post('/account/verification')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('stores only a hash of the link', async () => {
    const { email } = await signedUp();
    const secret = secretIn(mailTo(email, /doğrulayın/));
    const { rows } = await app.deps.pool.query('SELECT * FROM one_time_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => app.visitor().post('/account/password-reset', { email });
  const reset = (secret: string, password: string) =>
    app.visitor().post<Failure>('/account/password-reset/confirm', { secret, password });

  test('is replaced by the mailed link, which ends all sessions and opens none', async () => {
    const { browser, email, password } = await signedUp();
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const mail = mailTo(email, /yenileyin/);
    expect(mail.text).toContain('/sifre-yenile#');
    const answer = await reset(secretIn(mail), 'yepyeni-bir-sifre');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await viewerOf(browser)).toBeNull();
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'yepyeni-bir-sifre')).status).toBe(200);
    expect(mailTo(email, /Şifreniz değişti/).text).toContain('/sifremi-unuttum');
  });

  test('is replaced once within one hour, and the link stays valid when the new password is refused', async () => {
    const { email } = await signedUp();
    await ask(email);
    const secret = secretIn(mailTo(email, /yenileyin/));
    expect(await reset(secret, '123456')).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_TOO_COMMON', message: messages.account.passwordTooCommon },
    });
    expect((await reset(secret, '12345')).body.message).toBe(messages.account.passwordTooShort);
    expect((await reset(secret, 'birinci-sifre')).status).toBe(200);
    expect((await reset(secret, 'ikinci-sifre')).status).toBe(410);
    await ask(email);
    now = new Date(start.getTime() + hourMs + 1_000);
    expect((await reset(secretIn(mailTo(email, /yenileyin/)), 'gec-kalan-sifre')).status).toBe(410);
  });

  test('gives the same answer for an address without an account and mails nothing', async () => {
    const { email } = await signedUp();
    const [known, unknown] = [await ask(email), await ask('kimse@site.example')];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(app.mails.filter(({ to }) => to === 'kimse@site.example')).toEqual([]);
  });
});

describe('changing the password', () => {
  test('requires the current password, keeps this session and ends all others', async () => {
    const { browser, email, password } = await signedUp();
    const phone = app.visitor();
    await phone.post('/auth/sign-in', { email, password });
    expect(
      await browser.put('/account/password', { current: 'yanlis', next: 'baska-bir-sifre' }),
    ).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD', message: messages.account.wrongPassword },
    });
    expect((await browser.put('/account/password', { current: password, next: 'sifre123' })).status).toBe(
      422,
    );
    expect(
      (await browser.put('/account/password', { current: password, next: 'baska-bir-sifre' })).status,
    ).toBe(200);
    expect(await viewerOf(browser)).not.toBeNull();
    expect(await viewerOf(phone)).toBeNull();
    expect((await signIn(email, 'baska-bir-sifre')).status).toBe(200);
  });

  test('limits wrong current passwords', async () => {
    const { browser } = await signedUp();
    const guess = () =>
      browser.put<Failure>('/account/password', { current: 'tahmin', next: 'baska-bir-sifre' });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  test('invalidates an earlier reset link', async () => {
    const { browser, email, password } = await signedUp();
    await app.visitor().post('/account/password-reset', { email });
    const secret = secretIn(mailTo(email, /yenileyin/));
    await browser.put('/account/password', { current: password, next: 'baska-bir-sifre' });
    const late = await app
      .visitor()
      .post('/account/password-reset/confirm', { secret, password: 'hirsizin-sifresi' });
    expect(late.status).toBe(410);
  });

  test('is refused with NO_PASSWORD when the account has no password', async () => {
    const person = await app.signIn();
    expect(await person.put('/account/password', { current: 'x', next: 'baska-bir-sifre' })).toMatchObject({
      status: 409,
      body: { code: 'NO_PASSWORD' },
    });
  });
});

describe('changing the e-mail address', () => {
  async function asked() {
    const person = await verified();
    const newEmail = `yeni${counter}@site.example`;
    const answer = await person.browser.post('/account/email', {
      email: newEmail,
      password: person.password,
    });
    expect(answer.status).toBe(200);
    return {
      ...person,
      newEmail,
      oldSecret: secretIn(mailTo(person.email, /değişsin mi/)),
      newSecret: secretIn(mailTo(newEmail, /onaylayın/)),
    };
  }
  const confirm = (browser: Client, secret: string) =>
    browser.post<{ changed: boolean }>('/account/email/confirm', { secret });

  test.each(['old first', 'new first'])(
    'is completed when both addresses have confirmed it, %s',
    async (order) => {
      const { browser, email, newEmail, password, oldSecret, newSecret } = await asked();
      const [first, second] = order === 'old first' ? [oldSecret, newSecret] : [newSecret, oldSecret];
      expect((await confirm(browser, first)).body).toEqual({ changed: false });
      expect((await viewerOf(browser))?.email).toBe(email);
      expect((await confirm(browser, second)).body).toEqual({ changed: true });
      expect(await viewerOf(browser)).toMatchObject({ email: newEmail, emailVerified: true });
      expect((await signIn(email, password)).status).toBe(401);
      expect((await signIn(newEmail, password)).status).toBe(200);
      expect(mailTo(email, /değişti/).text).toContain(newEmail);
      expect((await confirm(browser, second)).status).toBe(410);
    },
  );

  test('is completed once when both links are followed at the same time', async () => {
    const { browser, newEmail, oldSecret, newSecret } = await asked();
    const answers = await Promise.all([confirm(browser, oldSecret), confirm(browser, newSecret)]);
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([false, true]);
    expect((await viewerOf(browser))?.email).toBe(newEmail);
  });

  test('to a taken address is reported only in the mail to that address and changes nothing', async () => {
    const owner = await signedUp();
    const { browser, email, password } = await verified();
    const answer = await browser.post('/account/email', { email: owner.email, password });
    expect(answer.status).toBe(200);
    expect(secretIn(mailTo(owner.email, /zaten bir hesabı var/))).toBe('');
    expect((await confirm(browser, secretIn(mailTo(email, /değişsin mi/)))).body).toEqual({ changed: false });
    expect((await viewerOf(browser))?.email).toBe(email);
  });

  test('of two accounts to one address at the same time succeeds for one and is refused for the other', async () => {
    const [one, two] = [await verified(), await verified()];
    const newEmail = `ortak${counter}@site.example`;
    const last: [Client, string][] = [];
    for (const { browser, email, password } of [one, two]) {
      await browser.post('/account/email', { email: newEmail, password });
      await confirm(browser, secretIn(mailTo(email, /değişsin mi/)));
      last.push([browser, secretIn(mailTo(newEmail, /onaylayın/))]);
    }
    const answers = await Promise.all(last.map(([browser, secret]) => confirm(browser, secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const after = await Promise.all([one, two].map(({ browser }) => viewerOf(browser)));
    expect(after.filter((viewer) => viewer?.email === newEmail)).toHaveLength(1);
  });

  describe('of an account whose address was never verified', () => {
    async function askedUnverified() {
      const person = await signedUp();
      const newEmail = `dogru${counter}@site.example`;
      const answer = await person.browser.post('/account/email', {
        email: newEmail,
        password: person.password,
      });
      expect(answer.body).toEqual({ confirmedBy: 'new' });
      return { ...person, newEmail, newSecret: secretIn(mailTo(newEmail, /onaylayın/)) };
    }

    test('needs only the new address’s confirmation and mails nothing to the old one', async () => {
      const { browser, email, newEmail, password, newSecret } = await askedUnverified();
      expect((await confirm(browser, newSecret)).body).toEqual({ changed: true });
      expect(await viewerOf(browser)).toMatchObject({ email: newEmail, emailVerified: true });
      expect((await signIn(newEmail, password)).status).toBe(200);
      expect(app.mails.filter(({ to }) => to === email).map(({ text }) => text.includes(newEmail))).toEqual([
        false,
      ]);
    });

    test('is not completed by the new address alone when the old one was verified meanwhile', async () => {
      const { browser, email, newSecret } = await askedUnverified();
      const secret = secretIn(mailTo(email, /doğrulayın/));
      expect((await browser.post('/account/verification/confirm', { secret })).status).toBe(200);
      expect((await confirm(browser, newSecret)).status).toBe(410);
      expect(await viewerOf(browser)).toMatchObject({ email, emailVerified: true });
    });
  });

  test('requires the password and a different address', async () => {
    const { browser, email, password } = await signedUp();
    const change = (to: string, given: string) =>
      browser.post<Failure>('/account/email', { email: to, password: given });
    expect((await change('baska@site.example', 'yanlis')).body.code).toBe('WRONG_PASSWORD');
    expect((await change(email.toUpperCase(), password)).body.code).toBe('SAME_EMAIL');
  });
});

describe('a mailed sign-in code', () => {
  let browser: Client;
  beforeEach(() => {
    browser = app.visitor();
  });
  const ask = (email: string) => browser.post('/account/code', { email });
  const enter = (email: string, code: string) =>
    browser.post<Failure & { viewer: Viewer }>('/account/code/confirm', { email, code });

  test('signs in once, verifies the address, and expires after ten minutes', async () => {
    const { email } = await signedUp();
    await ask(email);
    const code = codeIn(mailTo(email, /Giriş kodunuz/));
    const answer = await enter(email, code);
    expect(answer.body.viewer).toMatchObject({ email, emailVerified: true });
    expect(await viewerOf(browser)).not.toBeNull();
    expect((await enter(email, code)).body).toMatchObject({
      code: 'CODE_INVALID',
      message: messages.account.codeInvalid,
    });
    await ask(email);
    now = new Date(start.getTime() + 10 * 60_000 + 1_000);
    expect((await enter(email, codeIn(mailTo(email, /Giriş kodunuz/)))).status).toBe(401);
  });

  test('is invalid after five wrong guesses, also concurrent ones', async () => {
    const { email } = await signedUp();
    await ask(email);
    const code = codeIn(mailTo(email, /Giriş kodunuz/));
    const wrong = code === '00000000' ? '00000001' : '00000000';
    await Promise.all(Array.from({ length: 5 }, () => enter(email, wrong)));
    expect((await enter(email, code)).status).toBe(401);
  });

  test('signs in once when it is entered twice at the same time', async () => {
    const { email } = await signedUp();
    await ask(email);
    const code = codeIn(mailTo(email, /Giriş kodunuz/));
    const answers = await Promise.all([enter(email, code), enter(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('gives the same answer for an address without an account', async () => {
    const { email } = await signedUp();
    const [known, unknown] = [await ask(email), await ask('yok@site.example')];
    expect(unknown.body).toEqual(known.body);
    expect((await enter('yok@site.example', '12345678')).body.message).toBe(messages.account.codeInvalid);
  });
});

describe('the devices that are signed in', () => {
  test('are listed and can be signed out one by one or all others at once', async () => {
    const { browser, email, password } = await signedUp();
    const [phone, tablet] = [app.visitor(), app.visitor()];
    for (const device of [phone, tablet]) await device.post('/auth/sign-in', { email, password });
    const { sessions } = (await browser.get<{ sessions: OpenSession[] }>('/account/sessions')).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);

    const others = (await phone.get<{ sessions: OpenSession[] }>('/account/sessions')).body.sessions;
    const own = others.find(({ current }) => current);
    expect((await browser.delete(`/account/sessions/${own?.id}`)).status).toBe(200);
    expect(await viewerOf(phone)).toBeNull();
    expect((await browser.delete(`/account/sessions/${own?.id}`)).status).toBe(404);
    expect((await browser.delete('/account/sessions')).body).toEqual({ ended: 1 });
    expect(await viewerOf(tablet)).toBeNull();
    expect(await viewerOf(browser)).not.toBeNull();
  });

  test('of another account can be neither listed nor ended', async () => {
    const { browser } = await signedUp();
    const stranger = await signedUp();
    const { sessions } = (await browser.get<{ sessions: OpenSession[] }>('/account/sessions')).body;
    expect((await stranger.browser.delete(`/account/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect(await viewerOf(browser)).not.toBeNull();
  });
});

test('refuses a common password at sign-up', async () => {
  for (const password of ['123456', 'Password1', 'galatasaray', 'QWERTY', 'Yazıhane2026', 'hikayem!1']) {
    const answer = await app.visitor().post<Failure>('/auth/sign-up', { ...newPerson(), password });
    expect([password, answer.body.code]).toEqual([password, 'PASSWORD_TOO_COMMON']);
  }
});

test('refuses a password of invisible characters, and a common one with invisible characters', async () => {
  for (const password of [
    ' '.repeat(6),
    '\u200b'.repeat(6),
    '\u2060\u200d\ufeff\u00ad\u3164\u2800',
    '1 2 3 4 5 6',
    'gala\u200btasaray',
  ]) {
    const answer = await app.visitor().post<Failure>('/auth/sign-up', { ...newPerson(), password });
    expect([password, answer.body.code]).toEqual([password, 'PASSWORD_TOO_COMMON']);
  }
  const visible = { ...newPerson(), password: 'dört sözcüklük uzun şifre' };
  expect((await app.visitor().post('/auth/sign-up', visible)).status).toBe(201);
});

describe('a password of compatibility characters', () => {
  const fullWidth = '１２３４５６';
  /** Six characters as typed, three in NFKC, which is hashed. */
  const decomposed = 'e\u0301'.repeat(3);

  test('is checked at sign-up in the normal form that is hashed', async () => {
    for (const [password, code, message] of [
      [fullWidth, 'PASSWORD_TOO_COMMON', messages.account.passwordTooCommon],
      ['ＹＡＺＩＨＡＮＥ１', 'PASSWORD_TOO_COMMON', messages.account.passwordTooCommon],
      [decomposed, 'INVALID_INPUT', messages.account.passwordTooShort],
    ]) {
      const answer = await app.visitor().post<Failure>('/auth/sign-up', { ...newPerson(), password });
      expect([password, answer.body]).toMatchObject([password, { code, message }]);
    }
  });

  test('is checked in the normal form at a password change and at a reset', async () => {
    const { browser, email, password } = await signedUp();
    const change = (next: string) => browser.put<Failure>('/account/password', { current: password, next });
    expect((await change(fullWidth)).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await change(decomposed)).body.message).toBe(messages.account.passwordTooShort);
    await app.visitor().post('/account/password-reset', { email });
    const secret = secretIn(mailTo(email, /yenileyin/));
    const reset = (next: string) =>
      app.visitor().post<Failure>('/account/password-reset/confirm', { secret, password: next });
    expect((await reset(fullWidth)).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await reset(decomposed)).body.message).toBe(messages.account.passwordTooShort);
  });

  test('signs in with composed and with decomposed characters', async () => {
    const person = { ...newPerson(), password: 'günışığı-e\u0301' };
    expect((await app.visitor().post('/auth/sign-up', person)).status).toBe(201);
    expect((await signIn(person.email, person.password.normalize('NFC'))).status).toBe(200);
  });
});
