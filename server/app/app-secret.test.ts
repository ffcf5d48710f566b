import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { ShareState } from '#contract/shares.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createSession } from '#testing/factories/session.ts';
import { saveStory } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { resealTexts } from './reseal-texts.ts';

const older = 'the-older-secret-of-the-site-with-many-letters';
const newer = 'the-newer-secret-of-the-site-with-many-letters';
const password = 'uzun-bir-sifre';

let now = new Date();
/** The site before, during and after the rotation, over one database. */
let before: TestApp;
let rotated: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await startTestApp({ env: { APP_SECRET: older }, now: () => now });
  rotated = await before.startAnother({ env: { APP_SECRET: `${newer},${older}` } });
  after = await before.startAnother({ env: { APP_SECRET: newer } });
});
afterAll(() => before.stop());

const at = (app: TestApp, client: Client) => createClient(app.url, client.cookie());
const viewerOf = async (client: Client) =>
  (await client.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Somebody with the second factor on. */
async function guarded() {
  const email = 'iki@site.example';
  const browser = before.visitor();
  await browser.post('/auth/sign-up', { username: 'iki_adim', email, password });
  const secret = /#([\w-]{43})/.exec(before.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  await browser.post('/account/verification/confirm', { secret });
  const begun = await browser.post<{ secret: string }>('/second-factor', { password });
  const confirmed = await browser.post<{ recoveryCodes: string[] }>('/second-factor/confirm', {
    code: codeOf(begun.body.secret),
  });
  return { email, secret: begun.body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

async function signInAt(app: TestApp, email: string, code: string) {
  const browser = app.visitor();
  await browser.post('/auth/sign-in', { email, password });
  return (await browser.post('/second-factor/verify', { code })).status;
}

test('a new secret before the old one signs nobody out and signs with the new one', async () => {
  const writer = await before.signIn();
  expect(await viewerOf(at(rotated, writer))).toMatchObject({ email: writer.email });
  expect(await viewerOf(at(after, writer))).toBeNull();

  // What was asked for before the restart is finished after it: the code, and the cookie of the browser that asked.
  const asking = before.visitor();
  await asking.post('/account/code', { email: writer.email });
  const code = /\b\d{8}\b/.exec(before.mails.findLast(({ to }) => to === writer.email)?.text ?? '')?.[0];
  const finishing = at(rotated, asking);
  const confirmed = await finishing.post('/account/code/confirm', { email: writer.email, code });
  expect(confirmed.status).toBe(200);
  expect(await viewerOf(at(after, finishing))).toMatchObject({ email: writer.email });
});

test('what an old secret sealed is opened, and sealed again for the time without it', async () => {
  const writer = await before.signIn();
  const { id } = await saveStory(writer);
  const link = async (app: TestApp) =>
    (await at(app, writer).get<ShareState>(`/stories/${id}/share`)).body.share?.token;
  const shared = (await writer.put<ShareState>(`/stories/${id}/share`, {})).body.share?.token;
  const { email, secret, recoveryCodes } = await guarded();
  expect(await link(rotated)).toBe(shared);
  now = new Date(now.getTime() + 30_000);
  expect(await signInAt(rotated, email, codeOf(secret))).toBe(200);
  expect(await signInAt(rotated, email, recoveryCodes[0] ?? '')).toBe(200);

  await resealTexts(rotated.deps);
  now = new Date(now.getTime() + 30_000);
  expect(await signInAt(after, email, codeOf(secret))).toBe(200);
  const owner = createClient(after.url, await createSession(after.deps, writer.userId));
  expect((await owner.get<ShareState>(`/stories/${id}/share`)).body.share?.token).toBe(shared);
  const sealed = () => after.deps.db.selectFrom('story_shares').select('token_sealed').execute();
  const once = await sealed();
  await resealTexts(rotated.deps);
  expect(await sealed()).toEqual(once);
});
