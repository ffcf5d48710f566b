import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { IdentityVersion, StoredIdentity } from '#contract/site-identity.ts';
import { messages } from '#domain/messages/index.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { emptyIdentity, type IdentityFields } from '#domain/site/site-identity.ts';
import { senderOf } from '#server/mail/index.ts';
import { sellerFacts } from '#testing/factories/seller.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const m = messages.siteIdentity;
const adminEmail = 'yonetici@site.example';
const path = '/admin/identity';

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail }, configured: true });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());

const read = async () => (await admin.get<StoredIdentity>(path)).body;
const put = async (change: Partial<IdentityFields>, revision?: number) =>
  admin.put<StoredIdentity>(path, {
    ...emptyIdentity,
    ...change,
    revision: revision ?? (await read()).revision,
  });

/** Stores an identity at one process and waits until both use it. */
async function save(change: Partial<IdentityFields>): Promise<StoredIdentity> {
  const { status, body } = await put(change);
  expect(status).toBe(200);
  for (const { deps } of [app, other])
    await vi.waitUntil(() => deps.identity.brand.revision === body.revision, { timeout: 2_000, interval: 5 });
  return body;
}
const textAt = async (address: string) => (await fetch(other.url + address)).text();

test('a new installation has no stored version and the default brand', async () => {
  const fresh = await startTestApp({ env: { ADMIN_EMAILS: adminEmail }, configured: true });
  const client = await fresh.signIn({ email: adminEmail });
  expect((await client.get<StoredIdentity>(path)).body).toEqual({
    ...emptyIdentity,
    revision: 0,
    createdAt: null,
    createdBy: null,
    adultContentAllowed: true,
  });
  expect((await fresh.visitor().get('/site/brand')).body).toEqual(defaultBrand);
  await fresh.stop();
});

test('only administrators read, change and preview it', async () => {
  for (const [client, status] of [
    [app.visitor(), 401],
    [await app.signIn(), 403],
  ] as const) {
    expect((await client.get(path)).status).toBe(status);
    expect((await client.get(`${path}/versions`)).status).toBe(status);
    expect((await client.put(path, { ...emptyIdentity, revision: 0 })).status).toBe(status);
    expect((await client.post(`${path}/preview`, emptyIdentity)).status).toBe(status);
  }
});

test('a change reaches every process, empty texts are the defaults, and it is in the audit log', async () => {
  const saved = await save({ name: ' Kalem Evi ', socialLinks: ['https://mastodon.social/@kalem'] });
  expect(saved).toMatchObject({ name: 'Kalem Evi', createdBy: adminEmail });
  expect((await other.visitor().get('/site/brand')).body).toEqual({
    ...defaultBrand,
    revision: saved.revision,
    name: 'Kalem Evi',
    socialLinks: ['https://mastodon.social/@kalem'],
  });
  const { rows } = await app.deps.pool.query(
    "SELECT actor_email, before, after FROM audit_log WHERE action = 'site_identity.updated' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0]).toMatchObject({
    actor_email: adminEmail,
    before: { name: '' },
    after: { name: 'Kalem Evi' },
  });
});

test('stores one of ten parallel changes and shows the others the newest', async () => {
  const { revision } = await read();
  const names = Array.from({ length: 10 }, (_, at) => `Deneme ${at}`);
  const answers = await Promise.all(names.map((name) => put({ name }, revision)));
  const stored = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(stored).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'IDENTITY_CHANGED',
      message: m.changedElsewhere,
      data: { current: { name: stored[0]?.name, revision: revision + 1 } },
    });
  }
});

test('refuses a change that is based on an older or a future version', async () => {
  const { revision } = await read();
  for (const base of [revision - 1, revision + 1]) expect((await put({}, base)).status).toBe(409);
});

test('an earlier version is listed and can be taken back', async () => {
  const before = await save({ name: 'Önceki Ad', city: 'Muğla' });
  await save({ name: 'Sonraki Ad' });
  const { versions } = (await admin.get<{ versions: IdentityVersion[] }>(`${path}/versions`)).body;
  expect(versions.slice(0, 2).map(({ name }) => name)).toEqual(['Sonraki Ad', 'Önceki Ad']);
  const { revision: _, createdAt: _at, createdBy: _by, ...fields } = versions[1] as IdentityVersion;
  const restored = await save(fields);
  expect(restored).toMatchObject({ name: 'Önceki Ad', city: 'Muğla', revision: before.revision + 2 });
});

test('pages through all versions', async () => {
  for (let at = 0; at < 21; at += 1) await put({ name: `Ad ${at}` });
  const page = (await admin.get<{ versions: IdentityVersion[]; hasMore: boolean }>(`${path}/versions`)).body;
  expect([page.versions.length, page.hasMore]).toEqual([20, true]);
  const last = page.versions.at(-1)?.revision;
  const next = (await admin.get<{ versions: IdentityVersion[] }>(`${path}/versions?before=${last}`)).body;
  expect(next.versions[0]?.revision).toBe((last ?? 0) - 1);
});

test('a stored version can not be changed or deleted', async () => {
  const { pool } = app.deps;
  for (const statement of [
    "UPDATE site_identities SET created_by = 'baska'",
    'DELETE FROM site_identities',
    'TRUNCATE site_identities',
  ])
    await expect(pool.query(statement)).rejects.toThrow('never change');
});

describe('refuses', () => {
  test.each([
    ['name', 'Kalem\r\nBcc: kurban@site.example', m.notOneLine],
    ['name', 'Kalem\u202Eivleme', m.notOneLine],
    ['name', '<script>alert(1)</script>', m.brackets],
    ['name', '[Kalem](javascript:alert)', m.brackets],
    ['name', 'a'.repeat(41), m.tooLong(40)],
    ['name', '—!', m.nameEmpty],
    ['address', 'a'.repeat(301), m.tooLong(300)],
    ['email', 'merhaba@site', m.email],
    ['email', 'a@site.example,b@site.example', m.email],
    ['kep', 'unvan@site.example', m.kep],
    ['phone', '12345', m.phone],
    ['phone', 'javascript:0', m.phone],
    ['mersisNumber', '123456789012345', m.mersisNumber],
    ['taxNumber', '123456789', m.taxNumber],
    ['taxNumber', '123456789a', m.taxNumber],
  ] as const)('%s %j', async (field, value, message) => {
    const answer = await put({ [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ data: { issues: [{ path: field, message }] } });
  });

  test.each([
    [['javascript:alert(1)'], m.socialLink],
    [['http://site.example'], m.socialLink],
    [['https://kullanici:sifre@site.example'], m.socialLink],
    [['https://site.example/a b'], m.socialLink],
    [[`https://site.example/${'a'.repeat(200)}`], m.socialLink],
    [['https://site.example/a', 'https://site.example/a'], m.socialLinkTwice],
    [Array.from({ length: 9 }, (_, at) => `https://site.example/${at}`), m.socialLinkCount],
  ])('the social links %j', async (socialLinks, message) => {
    const answer = await put({ socialLinks });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ data: { issues: [{ path: 'socialLinks', message }] } });
  });

  test('a body that is larger than a form', async () => {
    expect((await put({ address: 'a'.repeat(100_000) })).status).toBe(413);
  });
});

describe('a renamed site shows its name', () => {
  const name = `O'Kalem & "Kâğıt"`;
  beforeAll(async () => {
    await save({ name, email: 'bize@kalem.com.tr', tagline: 'Yeni tanıtım' });
  });

  test('in mails, with the suffix that it is heard with', async () => {
    const { userId } = await app.signIn();
    const { rows } = await app.deps.pool.query('SELECT email FROM users WHERE id = $1', [userId]);
    await other.visitor().post('/account/code', { email: rows[0].email });
    await expect.poll(() => other.mails.length).toBe(1);
    const [mail] = other.mails;
    expect(mail?.text).toContain(`${name}’a giriş yapmak`);
    expect(mail?.text).toContain(`--\n${name} · bize@kalem.com.tr`);
    expect(mail?.html).toContain('O&#39;Kalem &amp; &quot;Kâğıt&quot;');
    expect(mail?.html).not.toContain('Yazıhane');
  });

  test('as the sender where MAIL_FROM names none', () => {
    const { brand } = other.deps.identity;
    const sender = (mailFrom: string | null) => senderOf({ env: { mailFrom }, brand });
    expect(sender(null)).toEqual({ name, address: 'bize@kalem.com.tr' });
    expect(sender('posta@kalem.com.tr')).toEqual({ name, address: 'posta@kalem.com.tr' });
    expect(sender('"Kalem" <posta@kalem.com.tr>')).toEqual({ name: 'Kalem', address: 'posta@kalem.com.tr' });
  });

  test('in the manifest, the feed, the API’s documents and security.txt, also after they were cached', async () => {
    expect(JSON.parse(await textAt('/uygulama.webmanifest'))).toMatchObject({ name, short_name: name });
    expect(await textAt('/blog/rss.xml')).toContain('Kalem &amp; "Kâğıt" Blog');
    expect(JSON.parse(await textAt('/api/openapi.json')).info.title).toBe(`${name} API`);
    expect(await textAt('/api/docs')).toContain('<title>O&#39;Kalem &amp; &quot;Kâğıt&quot; API</title>');
    expect(await textAt('/.well-known/security.txt')).toContain('mailto:bize@kalem.com.tr\n');
    await save({ name: 'Masal' });
    expect(JSON.parse(await textAt('/uygulama.webmanifest'))).toMatchObject({ name: 'Masal' });
    expect(await textAt('/blog/rss.xml')).toContain('<title>Masal Blog</title>');
    expect(await textAt('/api/docs')).toContain('<title>Masal API</title>');
    expect(JSON.parse(await textAt('/api/openapi.json')).info.title).toBe('Masal API');
    await save({ name, email: 'bize@kalem.com.tr' });
  });

  test('in the share image', async () => {
    const image = async () => Buffer.from(await (await fetch(`${other.url}/paylasim.png`)).arrayBuffer());
    const before = await image();
    expect(before.subarray(1, 4).toString()).toBe('PNG');
    await save({ name: 'Masal' });
    expect((await image()).equals(before)).toBe(false);
  });

  test('in the preview of a name that is not stored', async () => {
    const { revision } = await read();
    const answer = await admin.post<{ mail: { from: string; html: string }; shareImage: string }>(
      `${path}/preview`,
      { ...emptyIdentity, name: 'Denenen Ad' },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.mail.from).toBe('Denenen Ad <merhaba@yazihane.example>');
    expect(answer.body.mail.html).toContain('Denenen Ad’a giriş yapmak');
    expect(Buffer.from(answer.body.shareImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await read()).revision).toBe(revision);
  });
});

test('the documents of a sale name the seller, and who read an earlier version must read them again', async () => {
  const documents = async () =>
    (await other.visitor().get<{ version: string }>('/payments/documents?sale=card')).body;
  const before = await documents();
  await save({ name: 'Kalem Evi', ...sellerFacts });
  const after = await documents();
  expect(JSON.stringify(after)).toContain('Satıcı: Örnek Yazı A.Ş.');
  expect(JSON.stringify(after)).toContain('Hizmet: Kalem Evi Profesyonel planı');
  expect(after.version).not.toBe(before.version);
});

test('the switch closes adult content, and the environment’s ADULT_CONTENT is the upper limit', async () => {
  const offered = async (of: TestApp) =>
    (await of.visitor().get<{ adultContent: boolean }>('/site')).body.adultContent;
  await save({ adultContent: true });
  expect(await offered(other)).toBe(true);
  await save({ adultContent: false });
  expect(await offered(other)).toBe(false);
  expect(await (await other.signIn()).put('/adult-content/declaration', { over18: true })).toMatchObject({
    status: 403,
  });
  await save({ adultContent: true });
  const closed = await app.startAnother({ env: { ADMIN_EMAILS: adminEmail, ADULT_CONTENT: 'off' } });
  expect(await offered(closed)).toBe(false);
});

test('the setup reads the stored company facts and address', async () => {
  const missing = async (step: string) => {
    const { body } = await admin.get<{ steps: { name: string; missing: string[] }[] }>('/admin/setup');
    return body.steps.find(({ name }) => name === step)?.missing;
  };
  await save({});
  expect(await missing('company')).toEqual([expect.stringContaining('Eksik: Ticaret unvanı')]);
  expect(await missing('mail')).toContain('Site kimliği (e-posta adresi) hâlâ örnek adres.');
  await save({
    ...sellerFacts,
    email: 'bize@kalem.com.tr',
    phone: '+90 232 000 00 00',
    mersisNumber: '0123456789012345',
    kep: 'kalem@hs01.kep.tr',
  });
  expect(await missing('company')).toEqual([]);
  expect(await missing('mail')).toEqual(['Posta sunucusu yok: postalar kimseye ulaşmıyor.']);
});
