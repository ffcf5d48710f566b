import { randomUUID } from 'node:crypto';
import type { Viewer } from '#contract/auth.ts';
import type { AdminPrompt } from '#contract/prompts.ts';
import { emptyIdentity } from '#domain/site/site-identity.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Connection } from '#server/db/connect.ts';
import { demoAdministratorEmail } from '#server/env.ts';
import { openDocument } from '#server/features/story-documents/index.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { createClient } from '../client.ts';
import { saveCharacter, savePlotElement } from '../factories/card.ts';
import { generationRequest } from '../factories/generation.ts';
import { createSale } from '../factories/invoice.ts';
import { buyer } from '../factories/order.ts';
import { createSession } from '../factories/session.ts';
import { saveStory, storyDraft } from '../factories/story.ts';
import { wizardRequest } from '../factories/wizard.ts';
import { saveEntry } from '../factories/world.ts';
import { startTestApp, type TestApp } from '../harness.ts';

/** @throws Error for an error response */
async function succeed(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/**
 * Acts in the app over a filled database as a guest, a member and an administrator. What needs a code, another service or a
 * file is inserted.
 */
export async function actInApp(connection: Connection, url: string): Promise<void> {
  const app = await startTestApp({
    database: { ...connection, url, directUrl: url, drop: async () => undefined },
    env: { ADMIN_EMAILS: demoAdministratorEmail },
    writer: createStoryWriter({ ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' }),
  });
  try {
    await actAsGuest(app);
    await actAsMember(app, await clientOf(app, 'pro@%'));
    await insertOthers(app);
    await actAsAdministrator(app, await clientOf(app, demoAdministratorEmail));
  } finally {
    await app.stop();
  }
}

async function clientOf(app: TestApp, email: string) {
  const { id } = await app.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', email)
    .executeTakeFirstOrThrow();
  return createClient(app.url, await createSession(app.deps, id));
}
type Client = ReturnType<typeof createClient>;

/** Generates one text of a guest, and two that a new account adopts. */
async function actAsGuest(app: TestApp): Promise<void> {
  await succeed(app.visitor().post('/generations', generationRequest()));
  const browser = app.visitor();
  await succeed(browser.post('/generations', generationRequest()));
  await succeed(browser.post('/generations', generationRequest()));
  const username = 'sonradan_gelen';
  const password = 'fener-kıyısı-27';
  await succeed(browser.post('/auth/sign-up', { username, email: `${username}@site.example`, password }));
}

async function actAsMember(app: TestApp, member: Client): Promise<void> {
  const draft = storyDraft();
  const { id, revision } = await saveStory(member, draft);
  await succeed(member.put(`/stories/${id}`, { ...draft, content: 'Fener o gece yandı.', revision }));
  await succeed(member.put(`/stories/${id}/share`, { penName: 'Nermin', adultOnly: false }));
  await succeed(member.put(`/stories/${id}/style`, { dialogue: 'dash' }));
  await saveCharacter(member);
  await savePlotElement(member);
  const entry = await saveEntry(member);
  await succeed(member.put(`/stories/${id}/bible/${entry.id}`, { use: 'pinned' }));
  const deleted = await saveEntry(member, { name: 'Eski Liman' });
  await succeed(member.delete(`/bible/${deleted.id}`));
  const inEditor = { surface: 'editor' as const, storyId: id, bible: { storyId: id } };
  await succeed(member.post('/generations', generationRequest(inEditor)));
  await succeed(member.post('/generations', wizardRequest()));
  await succeed(member.put('/goals', { dailyWords: 400 }));
  await succeed(member.put('/goals/written', { id: randomUUID(), seq: 1, words: 120, aiWords: 40 }));
  await succeed(member.post('/dictionary', { word: 'kayıkhane' }));
  await succeed(member.put('/profile/billing', buyer));
  const { id: userId, email } = (await member.get<{ viewer: Viewer }>('/auth/session')).body.viewer;
  await openDocument(app.deps, { storyId: id, userId, create: false });
  await succeed(app.visitor().post('/account/password-reset', { email }));
  await app.deps.db
    .insertInto('plan_grants')
    .values({ user_id: userId, plan: 'pro', source: 'order:1', starts_at: new Date(), ends_at: inAMonth() })
    .execute();
  await app.deps.db.insertInto('second_factors').values({ user_id: userId, sealed_secret: 'x' }).execute();
  await app.deps.db
    .insertInto('sent_mails')
    .values({ id: randomUUID(), user_id: userId, kind: 'receipt', outcome: 'sent', at: new Date() })
    .execute();
  const wishes = { productNews: true, weeklySummary: true };
  await succeed(member.request('/profile/notifications', { method: 'PATCH', json: wishes }));
  const mailing = { id: randomUUID(), kind: 'weekly_summary', week: '2026-11-16' };
  await app.deps.db.insertInto('mailings').values(mailing).execute();
  await app.deps.db
    .insertInto('mailing_recipients')
    .values({ mailing_id: mailing.id, user_id: userId })
    .execute();
  await app.deps.db.insertInto('refused_addresses').values({ user_id: userId, address: email }).execute();
  await app.deps.db.insertInto('recovery_codes').values({ user_id: userId, code_hash: 'x' }).execute();
  await app.deps.db
    .insertInto('payment_notifications')
    .values([
      { source: 'order', merchant_oid: 'YH1', status: 'success', total_amount: 100 },
      { source: 'link', merchant_oid: 'LINK1', callback_id: 'link1', status: 'success', total_amount: 100 },
    ])
    .execute();
  await createSale(app.deps, { userId, at: new Date(), kurus: 20_000, refundedAt: new Date() });
}

const inAMonth = () => new Date(Date.now() + 30 * dayMs);

/** Inserts rows that other services cause. */
async function insertOthers({ deps: { db } }: TestApp): Promise<void> {
  const hash = '0'.repeat(64);
  const png = { hash, type: 'png', bytes: Buffer.from('png') };
  await db.insertInto('blog_images').values(png).execute();
  await db
    .insertInto('blog_image_sources')
    .values({ address: 'https://resim.example/1.png', hash })
    .execute();
  await db.insertInto('blog_image_sizes').values({ hash, width: 480, bytes: png.bytes }).execute();
  const at = new Date();
  await db
    .insertInto('backups')
    .values({ started_at: at, ended_at: at, place: '/yedek/gece.tar.zst', bytes: 100 })
    .execute();
  await db
    .insertInto('ai_calls')
    .values({
      generation_id: randomUUID(),
      provider: 'openai',
      model: 'm',
      purpose: 'text',
      plan: 'pro',
      input_tokens: 320,
      output_tokens: 410,
      cost: '0.001',
      currency: 'USD',
      first_word_ms: 420,
      ended_at: at,
    })
    .execute();
  await db
    .insertInto('model_trials')
    .values({
      id: randomUUID(),
      config_id: randomUUID(),
      name: 'm',
      tasks: 40,
      created_at: at,
      updated_at: at,
      ended_at: at,
    })
    .execute();
  await db
    .insertInto('membership_payments')
    .values({
      callback_id: 'link1',
      username: 'okur',
      way: 'link',
      amount: 100,
      state: 'open',
      url: 'https://odeme.example',
    })
    .execute();
}

async function actAsAdministrator(app: TestApp, admin: Client): Promise<void> {
  await succeed(admin.put('/admin/identity', { ...emptyIdentity, name: 'Kalem Evi', revision: 0 }));
  const [story] = (await admin.get<AdminPrompt[]>('/admin/prompts')).body;
  if (!story) throw new Error('There are no prompts.');
  const { system, user, revision } = story;
  await succeed(admin.put('/admin/prompts/story', { system: `${system}\n- Kısa yaz.`, user, revision }));
  const config = { name: 'Model', provider: 'openai', key: 'sk-0123456789', baseUrl: '', model: 'm' };
  await succeed(admin.post('/admin/api-configs', { id: randomUUID(), isActive: false, ...config }));
  const message = await app.deps.db
    .selectFrom('contact_messages')
    .select(['id', 'revision'])
    .executeTakeFirstOrThrow();
  await succeed(admin.put('/admin/costs/rates', { currency: 'USD', lira: 42.5 }));
  const reply = { replyId: randomUUID(), revision: message.revision, body: 'Merhaba, düzelttik.' };
  await succeed(admin.post(`/admin/messages/${message.id}/replies`, reply));
  const post = await app.deps.db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow();
  await succeed(admin.post(`/admin/blog/posts/${post.id}/preview-links`));
  const saved = { revision: 0, name: 'Düzeltildi', body: 'Merhaba {ad}, düzelttik.' };
  await succeed(admin.put(`/admin/saved-replies/${randomUUID()}`, saved));
}
