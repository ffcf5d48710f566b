import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyVersion } from '#domain/content/legal/privacy-version.ts';
import { termsVersion } from '#domain/content/legal/terms-version.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const consentsOf = (email: string) =>
  app.deps.db
    .selectFrom('consents as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.document', 'c.version', 'c.accepted_at'])
    .where('u.email', '=', email)
    .orderBy('c.document')
    .execute();

test('sign-up records once which privacy notice and terms were accepted, and when', async () => {
  const before = Date.now();
  const account = { username: 'onay_veren', email: 'onay@site.example', password: 'cok-gizli-sifre' };
  expect((await app.visitor().post('/auth/sign-up', account)).status).toBe(201);
  const records = await consentsOf(account.email);
  expect(records).toMatchObject([
    { document: 'privacy', version: privacyVersion },
    { document: 'terms', version: termsVersion },
  ]);
  for (const { accepted_at: at } of records) expect(Math.abs(at.getTime() - before)).toBeLessThan(60_000);
});

test('a failed sign-up records nothing', async () => {
  const count = () => app.deps.db.selectFrom('consents').select('id').execute();
  await app.visitor().post('/auth/sign-up', {
    username: 'baska_ad',
    email: 'baska-ad@site.example',
    password: 'cok-gizli-sifre',
  });
  const before = (await count()).length;
  const taken = await app.visitor().post('/auth/sign-up', {
    username: 'baska_ad',
    email: 'yeni@site.example',
    password: 'cok-gizli-sifre',
  });
  expect(taken.status).toBe(409);
  expect(await count()).toHaveLength(before);
});

test('later accounts accept a newer text, and earlier records stay unchanged', async () => {
  const early = await app.signIn();
  await app.deps.db
    .insertInto('legal_texts')
    .values({ document: 'privacy', version: '2099-01-01' })
    .execute();
  const late = await app.signIn();
  expect(await consentsOf(early.email)).toMatchObject([
    { version: privacyVersion },
    { version: termsVersion },
  ]);
  expect(await consentsOf(late.email)).toMatchObject([{ version: '2099-01-01' }, { version: termsVersion }]);
});
