import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { signInAtProvider } from '#testing/oidc/browser.ts';
import { type IdTokenMaker, type OidcProvider, startOidcProvider } from '#testing/oidc/provider.ts';

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
afterEach(() => provider.replaceIdTokens(null));
afterAll(async () => {
  await app.stop();
  await provider.close();
});

let counter = 0;
const newName = () => {
  counter += 1;
  return `imza${counter}`;
};

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ellipticKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const header = { alg: 'RS256', kid: 'provider-key' };
const seconds = () => Math.floor(Date.now() / 1_000);

async function withBrokenSignature(claims: JWTPayload): Promise<string> {
  const [head, body, signature = ''] = (await provider.sign(claims)).split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  return `${head}.${body}.${bytes.toString('base64url')}`;
}

async function withChangedClaims(claims: JWTPayload): Promise<string> {
  const [head, , signature] = (await provider.sign(claims)).split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' })).toString('base64url');
  return `${head}.${changed}.${signature}`;
}

function without(claims: JWTPayload, name: string): JWTPayload {
  const { [name]: _, ...rest } = claims;
  return rest;
}

const forgeries: [name: string, IdTokenMaker][] = [
  ['signed with a foreign key', (claims) => new SignJWT(claims).setProtectedHeader(header).sign(foreignKey)],
  [
    'signed with a foreign key of another algorithm',
    (claims) => new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256' }).sign(ellipticKey),
  ],
  [
    'signed with the shared client secret',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(provider.clientSecret)),
  ],
  ['with a broken signature', withBrokenSignature],
  ['with claims changed after signing', withChangedClaims],
  ['with an empty signature', async (claims) => (await provider.sign(claims)).replace(/[^.]+$/, '')],
  ['with alg none', async (claims) => new UnsecuredJWT(claims).encode()],
  ['from another issuer', (claims) => provider.sign({ ...claims, iss: 'https://baska.example' })],
  ['for another audience', (claims) => provider.sign({ ...claims, aud: provider.otherClientId })],
  ['without an audience', (claims) => provider.sign(without(claims, 'aud'))],
  ['with another nonce', (claims) => provider.sign({ ...claims, nonce: 'baskasinin' })],
  ['without a nonce', (claims) => provider.sign(without(claims, 'nonce'))],
  [
    'that has expired',
    (claims) => provider.sign({ ...claims, iat: seconds() - 7_200, exp: seconds() - 3_600 }),
  ],
  ['without an expiry', (claims) => provider.sign(without(claims, 'exp'))],
];

interface Finished {
  code: string;
  viewer: Viewer | null;
}

const begin = async (browser: Client): Promise<URL> =>
  new URL((await browser.post<{ url: string }>('/google/begin', { intent: 'sign_in', next: null })).body.url);

async function finishByCode(browser: Client, name: string, maker: IdTokenMaker) {
  provider.replaceIdTokens(maker);
  const { searchParams } = await signInAtProvider((await begin(browser)).href, name);
  return browser.post<Finished>('/google/finish', {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    issuer: searchParams.get('iss') ?? undefined,
  });
}

async function finishByFragment(browser: Client, name: string, maker: IdTokenMaker) {
  const url = await begin(browser);
  for (const parameter of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(parameter);
  url.searchParams.set('response_type', 'id_token');
  const fragment = new URLSearchParams((await signInAtProvider(url.href, name)).hash.slice(1));
  const claims = decodeJwt(fragment.get('id_token') ?? '');
  return browser.post<Finished>('/google/finish-with-token', {
    accessToken: await maker(claims),
    state: fragment.get('state'),
  });
}

describe.each([
  ['the code flow', finishByCode],
  ['the fragment flow', finishByFragment],
])('an ID token in %s', (_flow, finish) => {
  test('signs in when the provider signed these claims', async () => {
    const name = newName();
    const answer = await finish(app.visitor(), name, (claims) => provider.sign(claims));
    expect(answer.body.viewer?.email).toBe(`${name}@gmail.example`);
  });

  test.each(forgeries)('%s is refused', async (_name, maker) => {
    const browser = app.visitor();
    const name = newName();
    const answer = await finish(browser, name, maker);
    expect([answer.status, answer.body.code]).toEqual([401, 'AUTH_CALLBACK_FAILED']);
    expect((await browser.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer).toBeNull();
    const made = await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `${name}@gmail.example`)
      .execute();
    expect(made).toEqual([]);
  });
});
