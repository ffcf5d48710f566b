import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredSettings } from '#contract/settings.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { type SiteSettings, usualSettings } from '#domain/site/site-settings.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const m = messages.settings;
const adminEmail = 'yonetici@site.example';
const path = '/admin/settings';

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: adminEmail, TRUST_PROXY: '1' },
    configured: true,
    welcomeTokens: usualSettings.welcomeTokens,
  });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());

const read = async () => (await admin.get<StoredSettings>(path)).body;

/** Changes the settings at one process and waits until both use them. */
async function changeSettings(change: Partial<SiteSettings>): Promise<StoredSettings> {
  const { revision } = await read();
  const { status, body } = await admin.put<StoredSettings>(path, { ...usualSettings, ...change, revision });
  expect(status).toBe(200);
  const startedAt = performance.now();
  for (const { deps } of [app, other]) {
    while (JSON.stringify(deps.settings) !== JSON.stringify({ ...usualSettings, ...change })) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  return body;
}

const story = (title: string) => ({ id: randomUUID(), title, content: 'Bir gün.' });
const idea = () => ({
  idempotencyKey: randomUUID(),
  idea: 'Bir fener bekçisi, her gece aynı gemiyi görür.',
  surface: 'landing',
});
interface Fault {
  code: string;
  message: string;
}

test('a new installation has the usual settings', async () => {
  expect(await read()).toMatchObject({ ...usualSettings, revision: 1, updatedBy: null });
});

test('a change reaches every process and is written to the audit log', async () => {
  const announcement = { text: 'Yeni türler geldi.', level: 'info', shown: true } as const;
  const saved = await changeSettings({ announcement });
  expect(saved).toMatchObject({ announcement, updatedBy: adminEmail });
  const { rows } = await app.deps.pool.query(
    "SELECT actor_email, before, after FROM audit_log WHERE action = 'settings.updated' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0]).toMatchObject({
    actor_email: adminEmail,
    before: { announcement: { shown: false } },
    after: { announcement },
  });
  await changeSettings({});
});

test('rejects the second of two concurrent changes', async () => {
  const { revision } = await read();
  const change = { ...usualSettings, revision };
  const answers = await Promise.all([admin.put<Fault>(path, change), admin.put<Fault>(path, change)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: m.changedElsewhere });
});

test('keeps the welcome gift when a request does not name it, as those of earlier versions', async () => {
  await changeSettings({ welcomeTokens: 700 });
  const { welcomeTokens: _, ...others } = usualSettings;
  const { revision } = await read();
  const { body } = await admin.put<StoredSettings>(path, { ...others, revision });
  expect(body.welcomeTokens).toBe(700);
  await changeSettings({});
});

test('rejects invalid values with an issue for the field', async () => {
  const { revision } = await read();
  const faults = async (change: Record<string, unknown>) =>
    (await admin.put<{ data: { issues: unknown[] } }>(path, { ...usualSettings, revision, ...change })).body
      .data.issues;
  expect(await faults({ announcement: { text: ' ', level: 'info', shown: true } })).toEqual([
    { path: 'announcement.text', message: m.announcementRequired },
  ]);
  expect(await faults({ guestDailyTokens: 0 })).toEqual([
    { path: 'guestDailyTokens', message: m.guestDailyRange },
  ]);
  expect(await faults({ welcomeTokens: -1 })).toEqual([{ path: 'welcomeTokens', message: m.welcomeRange }]);
});

test('refuses sign-ups but no sign-ins while registration is closed', async () => {
  await changeSettings({ registrationOpen: false });
  const person = { username: 'yeni_gelen', email: 'yeni@site.example', password: 'deniz-feneri-9' };
  const refused = await other.visitor().post<Fault>('/auth/sign-up', person);
  expect(refused).toMatchObject({ status: 403, body: { message: m.registrationClosed } });
  await changeSettings({});
  expect((await other.visitor().post('/auth/sign-up', person)).status).toBe(201);
  await changeSettings({ registrationOpen: false });
  const { username: _, ...signIn } = person;
  expect((await other.visitor().post('/auth/sign-in', signIn)).status).toBe(200);
  await changeSettings({});
});

test('refuses and charges no generation of guests and members while generation is off', async () => {
  await changeSettings({ generationOn: false });
  const member = await other.signIn();
  for (const client of [member, other.visitor()]) {
    expect(await client.post<Fault>('/generations', idea())).toMatchObject({
      status: 503,
      body: { code: 'GENERATION_OFF', message: m.generationOff },
    });
  }
  expect((await member.get('/tokens')).body).toMatchObject({
    tokens: defaultTerms.free.dailyTokens + usualSettings.welcomeTokens,
  });
  await changeSettings({});
});

test('refuses generations of visitors, but not of members, while the guest trial is off', async () => {
  await changeSettings({ guestTrial: false });
  expect(await other.visitor().post<Fault>('/generations', idea())).toMatchObject({
    status: 403,
    body: { code: 'GUEST_TRIAL_OFF', message: m.guestTrialOff },
  });
  const member = await other.signIn();
  expect((await member.post('/generations', idea())).status).toBe(200);
  await changeSettings({});
});

test('applies the configured limit to all guests of an address together', async () => {
  await changeSettings({ guestDailyTokens: 100 });
  const statuses: number[] = [];
  for (let guest = 0; guest < 3; guest += 1) {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const options = { method: 'POST', json: idea(), headers };
    statuses.push((await app.visitor().request('/generations', options)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await changeSettings({});
});

test('allows reads, but writes only of administrators, during maintenance', async () => {
  const writer = await other.signIn();
  const before = story('Önce');
  expect((await writer.post('/stories', before)).status).toBe(201);
  await changeSettings({ maintenance: true });
  expect(await writer.post<Fault>('/stories', story('Sonra'))).toMatchObject({
    status: 503,
    body: { code: 'MAINTENANCE', message: m.maintenance },
  });
  expect((await writer.get(`/stories/${before.id}`)).status).toBe(200);
  expect((await writer.post('/generations', idea())).status).toBe(503);
  expect((await other.visitor().post('/generations', idea())).status).toBe(503);
  expect((await admin.post('/stories', story('Yöneticinin'))).status).toBe(201);
  expect((await other.visitor().get('/site/notice')).body).toEqual({ maintenance: true, announcement: null });
  // Administrators can also sign in by a mailed code.
  expect((await app.visitor().post('/account/code', { email: adminEmail })).status).toBe(200);
  const code = { email: adminEmail, code: '00000000' };
  expect((await app.visitor().post<Fault>('/account/code/confirm', code)).body.code).toBe('CODE_INVALID');
  await changeSettings({});
  expect((await other.visitor().get('/site/notice')).body).toEqual({
    maintenance: false,
    announcement: null,
  });
  expect((await writer.post('/stories', story('Sonra'))).status).toBe(201);
});
