import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { BillingDetails, NotificationPreferences, ProfileDetails } from '#contract/profile.ts';
import { individual } from '#domain/billing/billing-details.ts';
import { messages } from '#domain/messages/index.ts';
import { hourMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { companyBuyer } from '#testing/factories/order.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
  data?: { issues: { path: string; message: string }[] };
}
type Updated = { profile: ProfileDetails; viewer: Viewer };

const profileOf = (fields: Partial<Record<keyof ProfileDetails, unknown>> = {}) => ({
  fullName: 'Defne Akın',
  username: `d_${Math.random().toString(36).slice(2, 10)}`,
  bio: '',
  birthDate: null,
  ...fields,
});

describe('the profile', () => {
  test('is stored trimmed and shown in the session immediately', async () => {
    const writer = await app.signIn();
    const sent = profileOf({
      fullName: '  İnci\nIşık ',
      bio: ' İki satır\nyazar. ',
      birthDate: '1990-02-28',
    });
    const saved = await writer.put<Updated>('/profile', sent);
    expect(saved.status).toBe(200);
    expect(saved.body.profile).toEqual({ ...sent, fullName: 'İnci Işık', bio: 'İki satır\nyazar.' });
    expect(saved.body.viewer).toMatchObject({
      id: writer.userId,
      fullName: 'İnci Işık',
      username: sent.username,
    });
    expect((await writer.get<ProfileDetails>('/profile')).body).toEqual(saved.body.profile);
    const session = await writer.get<{ viewer: Viewer }>('/auth/session');
    expect(session.body.viewer.fullName).toBe('İnci Işık');
  });

  test('stores an empty birth date as null', async () => {
    const writer = await app.signIn();
    await writer.put('/profile', profileOf({ birthDate: '1990-02-28' }));
    const saved = await writer.put<Updated>('/profile', profileOf({ birthDate: '' }));
    expect(saved.body.profile.birthDate).toBeNull();
  });

  test('is created at the first read when it is missing', async () => {
    const writer = await app.signIn();
    await app.deps.db.deleteFrom('profiles').where('user_id', '=', writer.userId).execute();
    const read = await writer.get<ProfileDetails>('/profile');
    expect(read).toMatchObject({ status: 200, body: { bio: '', birthDate: null } });
  });

  test.each([
    ['fullName', '   ', messages.billing.fullNameRequired],
    ['fullName', '\u200b', messages.billing.fullNameRequired],
    ['fullName', 'a'.repeat(101), 'En çok 100 karakter olabilir.'],
    ['username', 'ab', messages.account.usernameRule],
    ['username', 'şule', messages.account.usernameRule],
    ['username', "a'; DROP", messages.account.usernameRule],
    ['bio', 'a'.repeat(501), 'En çok 500 karakter olabilir.'],
    ['bio', 'a\u0000', 'Metinde geçersiz bir karakter var.'],
    ['birthDate', '1990-02-30', messages.profile.birthDateRange],
    ['birthDate', '1899-12-31', messages.profile.birthDateRange],
    ['birthDate', istanbulDay(new Date(Date.now() + 48 * hourMs)), messages.profile.birthDateRange],
    ['birthDate', 'dün', messages.profile.birthDateRange],
  ])('refuses a wrong %s (%#)', async (field, value, message) => {
    const writer = await app.signIn();
    const answer = await writer.put<Failure>('/profile', profileOf({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body.data?.issues).toContainEqual({ path: field, message });
  });

  test('rejects another account’s username in any case', async () => {
    const other = await app.signIn({ username: `kerem_${Date.now() % 1_000_000}` });
    const { username } = (await other.get<ProfileDetails>('/profile')).body;
    const writer = await app.signIn();
    const answer = await writer.put<Failure>('/profile', profileOf({ username: username?.toUpperCase() }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', message: messages.account.usernameTaken },
    });
    // The rejected change stored nothing.
    expect((await writer.get<ProfileDetails>('/profile')).body.fullName).not.toBe('Defne Akın');
  });

  test('gives a username to only one of two concurrent requests', async () => {
    const [one, two] = [await app.signIn(), await app.signIn()];
    const wanted = profileOf();
    const answers = await Promise.all([one.put('/profile', wanted), two.put('/profile', wanted)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('can change the case of its own username', async () => {
    const writer = await app.signIn();
    const { username } = (await writer.get<ProfileDetails>('/profile')).body;
    const saved = await writer.put<Updated>('/profile', profileOf({ username: username?.toUpperCase() }));
    expect(saved.body.viewer.username).toBe(username?.toUpperCase());
  });

  test('is not changed more than thirty times a minute', async () => {
    const writer = await app.signIn();
    await app.deps.db
      .insertInto('rate_limits')
      .values({ key: `profile:${writer.userId}`, count: 30, resets_at: new Date(now.getTime() + 60_000) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 30 }))
      .execute();
    expect((await writer.put('/profile', profileOf())).status).toBe(429);
  });
});

describe('notification preferences', () => {
  const want = { path: '/profile/notifications' } as const;

  test('have no consent at first', async () => {
    const writer = await app.signIn();
    expect((await writer.get(want.path)).body).toEqual({
      productNews: false,
      productNewsConsentedAt: null,
      membershipReminders: true,
      weeklySummary: false,
      addressRefused: false,
    });
  });

  test('keep the time of the first consent, and change only the given fields', async () => {
    const writer = await app.signIn();
    const change = (json: unknown) =>
      writer.request<NotificationPreferences>(want.path, { method: 'PATCH', json });
    const consented = await change({ productNews: true });
    expect(consented.body.productNewsConsentedAt).toBe(now.toISOString());
    const first = now;
    now = new Date(now.getTime() + hourMs);
    await change({ weeklySummary: true, productNews: true });
    expect((await change({ membershipReminders: false })).body).toEqual({
      productNews: true,
      productNewsConsentedAt: first.toISOString(),
      membershipReminders: false,
      weeklySummary: true,
      addressRefused: false,
    });
    expect((await change({ productNews: false })).body.productNewsConsentedAt).toBeNull();
    const row = await app.deps.db
      .selectFrom('notification_preferences')
      .select('product_news_withdrawn_at')
      .where('user_id', '=', writer.userId)
      .executeTakeFirstOrThrow();
    expect(row.product_news_withdrawn_at).toEqual(now);
  });

  test('store the concurrent changes of several tabs', async () => {
    const writer = await app.signIn();
    const changes = [{ productNews: true }, { membershipReminders: false }, { weeklySummary: true }];
    await Promise.all(changes.map((json) => writer.request(want.path, { method: 'PATCH', json })));
    expect((await writer.get(want.path)).body).toMatchObject({
      productNews: true,
      membershipReminders: false,
      weeklySummary: true,
    });
  });

  test('accept only booleans', async () => {
    const writer = await app.signIn();
    const answer = await writer.request<Failure>(want.path, {
      method: 'PATCH',
      json: { productNews: 'evet' },
    });
    expect(answer.status).toBe(422);
  });
});

describe('billing details', () => {
  const details = {
    fullName: 'Defne Akın',
    phone: '+90 (555) 555 55 55',
    address: 'Kordon 1\nİzmir',
    ...individual,
  };
  type Saved = { details: BillingDetails | null };

  test('are null until they are saved, and readable only by their owner', async () => {
    const [writer, other] = [await app.signIn(), await app.signIn()];
    expect((await writer.get<Saved>('/profile/billing')).body.details).toBeNull();
    expect((await writer.put<Saved>('/profile/billing', details)).body.details).toEqual(details);
    await writer.put('/profile/billing', { ...details, address: ' Konak ' });
    expect((await writer.get<Saved>('/profile/billing')).body.details).toEqual({
      ...details,
      address: 'Konak',
    });
    expect((await other.get<Saved>('/profile/billing')).body.details).toBeNull();
  });

  test('of a company keep title, tax number and tax office until the kind changes', async () => {
    const writer = await app.signIn();
    await writer.put('/profile/billing', companyBuyer);
    expect((await writer.get<Saved>('/profile/billing')).body.details).toEqual(companyBuyer);
    const person = { ...companyBuyer, kind: 'individual', taxNumber: '100 000 001 46' };
    expect((await writer.put<Saved>('/profile/billing', person)).body.details).toMatchObject({
      kind: 'individual',
      companyName: '',
      taxNumber: '10000000146',
      taxOffice: '',
    });
  });

  test.each([
    ['fullName', ' ', messages.billing.fullNameRequired],
    ['phone', '', messages.billing.phoneRequired],
    ['phone', undefined, messages.billing.phoneRequired],
    ['phone', '0555 abc 55 55', messages.billing.phoneInvalid],
    ['phone', '555 55 55', messages.billing.phoneInvalid],
    ['taxNumber', '10000000145', messages.billing.identityNumberInvalid],
    ['kind', 'vakıf', 'Şunlardan biri olmalıdır: individual, company.'],
    ['address', '\n', messages.billing.addressRequired],
    ['address', 'a'.repeat(501), 'En çok 500 karakter olabilir.'],
  ])('refuse a wrong %s (%#)', async (field, value, message) => {
    const writer = await app.signIn();
    const answer = await writer.put<Failure>('/profile/billing', { ...details, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.data?.issues).toContainEqual({ path: field, message });
  });
});
