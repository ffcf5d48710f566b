import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { type Client, createClient } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { signInAtProvider } from '#testing/oidc/browser.ts';
import { type OidcProvider, startOidcProvider } from '#testing/oidc/provider.ts';

const site = 'http://localhost';
let app: TestApp;
let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider([`${site}/auth/callback`]);
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

interface Finished {
  code: string;
  message: string;
  viewer: Viewer | null;
  next: string | null;
}

let counter = 0;
const newName = () => {
  counter += 1;
  return `kisi${counter}`;
};

const begin = (browser: Client, next: string | null = null) =>
  browser.post<{ url: string }>('/google/begin', { intent: 'sign_in', next });

/** The address that the provider sends the browser back to. */
async function answered(browser: Client, login: string, next: string | null = null): Promise<URL> {
  return signInAtProvider((await begin(browser, next)).body.url, login);
}

function finish(browser: Client, { searchParams }: URL) {
  return browser.post<Finished>('/google/finish', {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    issuer: searchParams.get('iss') ?? undefined,
  });
}

/** The ID token that the provider answers this sign-in with in the fragment. */
async function tokenOf(
  url: string,
  login: string,
  change: Readonly<Record<string, string>> = {},
): Promise<{ token: string; state: string }> {
  const asked = new URL(url);
  for (const [name, value] of Object.entries(change)) asked.searchParams.set(name, value);
  for (const name of ['code_challenge', 'code_challenge_method']) asked.searchParams.delete(name);
  asked.searchParams.set('response_type', 'id_token');
  const fragment = new URLSearchParams((await signInAtProvider(asked.href, login)).hash.slice(1));
  return { token: fragment.get('id_token') ?? '', state: fragment.get('state') ?? '' };
}

const viewerOf = async (browser: Client) =>
  (await browser.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer;

describe('signing in with Google', () => {
  test('opens an account with its rows and a verified address, and comes back to where one was headed', async () => {
    const browser = app.visitor();
    const name = newName();
    const { status, body } = await finish(browser, await answered(browser, name, '/editor?hikaye=1'));
    expect(status).toBe(200);
    expect(body.next).toBe('/editor?hikaye=1');
    expect(body.viewer).toMatchObject({
      email: `${name}@gmail.example`,
      emailVerified: true,
      username: null,
      fullName: `Google ${name}`,
      tokens: 500,
    });
    expect(await viewerOf(browser)).toEqual(body.viewer);
  });

  test('finds the same account the next time', async () => {
    const name = newName();
    const [one, two] = [app.visitor(), app.visitor()];
    const first = await finish(one, await answered(one, name));
    const second = await finish(two, await answered(two, name));
    expect(first.body.viewer?.email).toBe(`${name}@gmail.example`);
    expect(second.body.viewer?.id).toBe(first.body.viewer?.id);
  });

  test('in two windows at once makes one account', async () => {
    const name = newName();
    const [one, two] = [app.visitor(), app.visitor()];
    const urls = [await answered(one, name), await answered(two, name)] as const;
    const answers = await Promise.all([finish(one, urls[0]), finish(two, urls[1])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body.viewer?.id).toBe(answers[1].body.viewer?.id);
  });

  test('takes over an account of the same address only where it was verified here too', async () => {
    const name = newName();
    const own = await app.signIn({ email: `${name}@gmail.example`, emailVerified: true });
    const browser = app.visitor();
    expect((await finish(browser, await answered(browser, name))).body.viewer?.id).toBe(own.userId);
    expect(await viewerOf(own)).not.toBeNull();
  });

  test('drops the password and the sessions of an unverified account of the address', async () => {
    const name = newName();
    const thief = app.visitor();
    const account = {
      username: `hirsiz_${name}`,
      email: `${name}@gmail.example`,
      password: 'onceden-acilmis',
    };
    await thief.post('/auth/sign-up', account);
    expect(await viewerOf(thief)).not.toBeNull();
    const browser = app.visitor();
    expect((await finish(browser, await answered(browser, name))).body.viewer).toMatchObject({
      email: account.email,
      emailVerified: true,
    });
    expect(await viewerOf(thief)).toBeNull();
    expect((await app.visitor().post('/auth/sign-in', account)).status).toBe(401);
    expect(app.mails.at(-1)).toMatchObject({
      to: account.email,
      subject: 'Hesabınıza yeni bir şifre belirleyin',
    });
  });

  test('lets its people in during maintenance, and opens no new account then', async () => {
    const name = newName();
    const own = await app.signIn({ email: `${name}@gmail.example` });
    const stranger = newName();
    const { settings } = app.deps;
    Object.assign(app.deps, { settings: { ...usualSettings, maintenance: true } });
    const [known, unknown] = [app.visitor(), app.visitor()];
    expect((await finish(known, await answered(known, name))).body.viewer?.id).toBe(own.userId);
    expect(await finish(unknown, await answered(unknown, stranger))).toMatchObject({
      status: 503,
      body: { code: 'MAINTENANCE', message: messages.settings.maintenance },
    });
    Object.assign(app.deps, { settings });
    expect(await viewerOf(unknown)).toBeNull();
    expect((await finish(unknown, await answered(unknown, stranger))).body.viewer).not.toBeNull();
  });

  test('asks for the second factor where the account has one', async () => {
    const name = newName();
    const own = await app.signIn({ email: `${name}@gmail.example` });
    await app.deps.db
      .insertInto('second_factors')
      .values({ user_id: own.userId, sealed_secret: 'sealed', confirmed_at: new Date() })
      .execute();
    const browser = app.visitor();
    const { status, body } = await finish(browser, await answered(browser, name, '/editor'));
    expect([status, body.viewer, body.next]).toEqual([200, null, '/editor']);
    expect(await viewerOf(browser)).toBeNull();
  });

  test('refuses an address that Google itself has not verified', async () => {
    const browser = app.visitor();
    const answer = await finish(browser, await answered(browser, 'dogrulanmamis@gmail.example'));
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'GOOGLE_EMAIL_UNVERIFIED', message: messages.account.googleEmailUnverified },
    });
  });
});

describe('an answer that is not this browser’s own', () => {
  const refused = {
    status: 401,
    body: { code: 'AUTH_CALLBACK_FAILED', message: messages.account.callbackFailed },
  };

  test('of another browser signs nobody in: nobody is signed in to a stranger’s account', async () => {
    const [thief, victim] = [app.visitor(), app.visitor()];
    const url = await answered(thief, newName());
    expect(await finish(victim, url)).toMatchObject(refused);
    await begin(victim);
    expect(await finish(victim, url)).toMatchObject(refused);
    expect(await viewerOf(victim)).toBeNull();
  });

  test('works once, and not with a changed state or a made-up code', async () => {
    const browser = app.visitor();
    const url = await answered(browser, newName());
    expect((await finish(browser, url)).status).toBe(200);
    expect(await finish(browser, url)).toMatchObject(refused);

    const other = app.visitor();
    const changed = await answered(other, newName());
    changed.searchParams.set('state', 'baska-bir-durum');
    expect(await finish(other, changed)).toMatchObject(refused);

    const third = app.visitor();
    const madeUp = await answered(third, newName());
    madeUp.searchParams.set('code', 'uydurma-kod');
    expect(await finish(third, madeUp)).toMatchObject(refused);
  });

  test('to another nonce is refused', async () => {
    const browser = app.visitor();
    const asked = new URL((await begin(browser)).body.url);
    asked.searchParams.set('nonce', 'baskasinin');
    expect(await finish(browser, await signInAtProvider(asked.href, newName()))).toMatchObject(refused);
    expect(await viewerOf(browser)).toBeNull();
  });

  test('never makes a planted session the victim’s', async () => {
    const attacker = await app.signIn();
    const planted = attacker.cookie();
    const victim = createClient(app.url, planted);
    const { body } = await finish(victim, await answered(victim, newName()));
    expect(body.viewer?.id).not.toBe(attacker.userId);
    expect((await viewerOf(victim))?.id).toBe(body.viewer?.id);
    expect(await viewerOf(createClient(app.url, planted))).toBeNull();
  });

  test('from another issuer is refused', async () => {
    const browser = app.visitor();
    const url = await answered(browser, newName());
    url.searchParams.set('iss', 'https://baska.example');
    expect(await finish(browser, url)).toMatchObject(refused);
  });
});

describe('a token in the fragment', () => {
  const finishWith = (browser: Client, accessToken: string, state: string) =>
    browser.post<Finished>('/google/finish-with-token', { accessToken, state });

  test('signs in where it answers this very sign-in', async () => {
    const browser = app.visitor();
    const name = newName();
    const { token, state } = await tokenOf((await begin(browser)).body.url, name);
    const answer = await finishWith(browser, token, state);
    expect(answer.body.viewer?.email).toBe(`${name}@gmail.example`);
  });

  test('works once, also when its cookie is kept and it is sent twenty times at the same moment', async () => {
    const browser = app.visitor();
    const { token, state } = await tokenOf((await begin(browser)).body.url, newName());
    const copies = Array.from({ length: 20 }, () => createClient(app.url, browser.cookie()));
    const answers = await Promise.all(copies.map((copy) => finishWith(copy, token, state)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'AUTH_CALLBACK_FAILED')).toHaveLength(19);
  });

  test('of another sign-in, a changed one and one that is none are refused', async () => {
    const [thief, victim] = [app.visitor(), app.visitor()];
    const stolen = await tokenOf((await begin(thief)).body.url, newName());
    const own = new URL((await begin(victim)).body.url).searchParams.get('state') ?? '';
    expect((await finishWith(victim, stolen.token, own)).body.code).toBe('AUTH_CALLBACK_FAILED');

    const browser = app.visitor();
    const { token, state } = await tokenOf((await begin(browser)).body.url, newName());
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'x', email: 'kurban@gmail.example' })).toString(
      'base64url',
    );
    expect((await finishWith(browser, `${head}.${claims}.${signature}`, state)).body.code).toBe(
      'AUTH_CALLBACK_FAILED',
    );
    expect((await finishWith(app.visitor(), 'belirtec-degil', 'durum')).body.code).toBe(
      'AUTH_CALLBACK_FAILED',
    );
  });

  test.each([
    ['for another application', () => ({ client_id: provider.otherClientId })],
    ['to another nonce', () => ({ nonce: 'baskasinin' })],
  ])('%s is refused, however well it is signed', async (_name, change) => {
    const browser = app.visitor();
    const { token, state } = await tokenOf((await begin(browser)).body.url, newName(), change());
    expect(token).not.toBe('');
    expect((await finishWith(browser, token, state)).body.code).toBe('AUTH_CALLBACK_FAILED');
    expect(await viewerOf(browser)).toBeNull();
  });
});

describe('where it can not begin', () => {
  test.each([
    ['sign_in', messages.account.googleSignInFailed],
    ['sign_up', messages.account.googleSignUpFailed],
  ])('without credentials says so in the specified words: %s', async (intent, message) => {
    const plain = await startTestApp();
    const answer = await plain.visitor().post('/google/begin', { intent, next: null });
    expect(answer).toMatchObject({ status: 503, body: { message } });
    await plain.stop();
  });

  test('refuses metadata that name another issuer than the configured one', async () => {
    const mistaken = await startTestApp({
      env: {
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
        GOOGLE_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost'),
      },
    });
    const answer = await mistaken.visitor().post('/google/begin', { intent: 'sign_in', next: null });
    expect(answer.status).toBe(503);
    await mistaken.stop();
  });

  test('says the same while the provider is away, and works once it is back', async () => {
    const away = await startOidcProvider([`${site}/auth/callback`]);
    await away.close();
    const port = Number(new URL(away.issuer).port);
    const waiting = await startTestApp({
      env: {
        GOOGLE_CLIENT_ID: away.clientId,
        GOOGLE_CLIENT_SECRET: away.clientSecret,
        GOOGLE_ISSUER: away.issuer,
      },
    });
    expect((await waiting.visitor().post('/google/begin', { intent: 'sign_in', next: null })).status).toBe(
      503,
    );
    const back = await startOidcProvider([`${site}/auth/callback`], port);
    expect((await waiting.visitor().post('/google/begin', { intent: 'sign_in', next: null })).status).toBe(
      200,
    );
    await waiting.stop();
    await back.close();
  });

  test.each([
    'https://baska.example',
    '//baska.example',
    '/\\baska.example',
    '/\t/baska.example',
    'javascript:alert(1)',
  ])('never leads to another site afterwards: %s', async (next) => {
    expect((await begin(app.visitor(), next)).status).toBe(422);
  });
});
