import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import type { Order } from '#contract/payments.ts';
import type { Balance } from '#contract/tokens.ts';
import { formatPrice } from '#domain/billing/money.ts';
import { planComparison } from '#domain/billing/plan-comparison.ts';
import { defaultTerms, type Plan, type PlanTerms, plans } from '#domain/billing/plans.ts';
import { longestGeneration, pagesOf, planOffer, storiesPerDay, storyCost } from '#domain/billing/pricing.ts';
import { exportFormats, mayExport } from '#domain/story/book/export-formats.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { openExport, readExport } from '#testing/documents/read-export.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { bookTokens } from '#testing/factories/tokens.ts';
import { wizardRequest } from '#testing/factories/wizard.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

type Answer = Generation & { code: string; message: string };
type Sold = Plan & PlanTerms & { id: 'free' | 'pro' };

const adminEmail = 'yonetici@site.example';
const numbers = new Intl.NumberFormat('tr-TR');
/** The idea that the shown costs are computed for. */
const idea = 'a'.repeat(160);

const jobs: StoryJob[] = [];
/** Writes as many words as asked at most, or at least, seven and a half characters each. */
let length: 'min' | 'max' = 'max';
const writer: StoryWriter = {
  name: 'measured',
  model: '',
  async *write(job) {
    jobs.push(job);
    const words = job.words[length];
    const paragraph = Array.from({ length: words }, (_, at) => (at % 2 ? 'kalemi' : 'defteri')).join(' ');
    yield Array.from({ length: job.paragraphs }, () => `${paragraph}.`).join('\n\n');
    return { finish: 'stop' };
  },
};

let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let now: Date;
beforeAll(async () => {
  paytr = await startPaytr();
  const env = {
    ...paytr.env,
    ADMIN_EMAILS: adminEmail,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'sold-plans-')),
  };
  app = await startTestApp({ env, writer, now: () => now });
  paytr.serve(app);
  now = new Date();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
  await rm(app.deps.env.dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  now = new Date();
  jobs.length = 0;
  length = 'max';
});

/** Somebody with this plan, bought where it is sold for money. */
const member = ({ id }: Sold, tokens = 10_000) =>
  app.signIn(
    id === 'free' ? { tokens } : { plan: id, planEndsAt: new Date(now.getTime() + 31 * dayMs), tokens },
  );
const write = (client: SignedInClient, fields: Parameters<typeof generationRequest>[0] = {}) =>
  client.post<Answer>('/generations', generationRequest({ idea, ...fields }));
const wizard = (client: SignedInClient, fields: Parameters<typeof wizardRequest>[1] = {}) =>
  client.post<Answer>('/generations', wizardRequest({}, fields));
const balance = async (client: SignedInClient) => (await client.get<Balance>('/tokens')).body;
const lastJob = () => jobs.at(-1) as StoryJob;
const declareAge = (client: SignedInClient) => client.put('/adult-content/declaration', { over18: true });

/** Uses what is sold, and compares what came with what is said. @param said the line as this plan has it. */
type Exercise = (plan: Sold, said: string) => Promise<void>;

const price: Exercise = async (plan, said) => {
  expect(said).toContain(formatPrice(plan.monthlyPriceKurus ?? 0));
  const writer = await app.signIn();
  if (plan.id === 'free') return expect((await balance(writer)).plan).toBe('free');
  const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest(),
  );
  await paytr.choose(body.paymentUrl, 'pay');
  const order = (await writer.get<Order>(`/payments/orders/${body.orderId}`)).body;
  expect(order).toMatchObject({ status: 'paid', amountKurus: plan.monthlyPriceKurus });
  const bought = await balance(writer);
  expect(bought).toMatchObject({ plan: plan.id, tokens: plan.dailyTokens });
  const days = (Date.parse(bought.planEndsAt ?? '') - now.getTime()) / dayMs;
  expect(said).toContain(`${Math.round(days)} gün`);
};

const dailyTokens: Exercise = async (plan, said) => {
  expect(said).toContain(numbers.format(plan.dailyTokens));
  const writer = await member(plan, plan.dailyTokens);
  await balance(writer);
  await bookTokens(app.deps, writer.userId, -plan.dailyTokens, { reason: 'generation', at: now });
  now = new Date(now.getTime() + dayMs);
  expect((await balance(writer)).tokens).toBe(plan.dailyTokens);
};

const monthlyTokens: Exercise = async (plan, said) => {
  const most = plan.monthlyGuaranteeTokens ?? plan.dailyTokens * 30;
  expect(said).toContain(numbers.format(most));
  const writer = await member(plan, plan.dailyTokens);
  await balance(writer);
  await bookTokens(app.deps, writer.userId, -plan.dailyTokens, { reason: 'generation', at: now });
  const { tokens, monthlyGuarantee } = await balance(writer);
  expect(said.includes('güvence')).toBe(monthlyGuarantee !== null);
  expect(monthlyGuarantee).toBe(plan.monthlyGuaranteeTokens);
  expect(tokens > 0).toBe(monthlyGuarantee !== null);
};

const storyPrice: Exercise = async (plan, said) => {
  const { low, high } = storyCost(plan);
  expect(said).toBe(`${numbers.format(low)}–${numbers.format(high)} token`);
  const writer = await member(plan);
  for (const [size, most] of [
    ['min', low],
    ['max', high],
  ] as const) {
    length = size;
    const { receipt } = (await write(writer)).body;
    expect(Math.abs((receipt?.cost ?? 0) - most) / most).toBeLessThan(0.05);
  }
};

const dailyStories: Exercise = async (plan, said) => {
  const stories = storiesPerDay(plan);
  expect(said).toContain(`yaklaşık ${stories}`);
  const writer = await member(plan, plan.dailyTokens);
  for (let at = 0; at < stories; at += 1) {
    length = at % 2 ? 'max' : 'min';
    const { status, body } = await write(writer);
    expect([status, body.status]).toEqual([200, 'completed']);
  }
};

/** The day's tokens pay for texts of so many words. */
const dailyPages: Exercise = async (plan, said) => {
  const pages = pagesOf(plan.dailyTokens);
  expect(said).toBe(`yaklaşık ${pages}`);
  const writer = await member(plan, plan.dailyTokens);
  length = 'max';
  // Less than the whole: the ideas cost something too, and a text is not begun with the last tokens.
  for (let words = 0; words / 250 <= pages * 0.75; ) {
    const { status, body } = await write(writer);
    expect([status, body.status]).toEqual([200, 'completed']);
    words += body.text.split(/\s+/).length;
  }
};

const storyLength: Exercise = async (plan, said) => {
  expect(said).toContain(`yaklaşık ${numbers.format(longestGeneration(plan))} sözcük`);
  const writer = await member(plan);
  const { body } = await write(writer, { paragraphs: plan.paragraphCap.standard });
  const words = body.text.split(/\s+/).length;
  expect(Math.round(words / 10) * 10).toBe(longestGeneration(plan));
  expect(body.text.split('\n\n')).toHaveLength(plan.paragraphCap.standard);
};

const outputCap: Exercise = async (plan, said) => {
  expect(said).toBe(`${numbers.format(plan.outputCap.fresh)} token`);
  const writer = await member(plan);
  await write(writer);
  expect(lastJob().maxOutputTokens).toBe(plan.outputCap.fresh);
  await write(writer, { surface: 'editor', existingText: 'Gece bitmişti.' });
  expect(lastJob().maxOutputTokens).toBe(plan.outputCap.continuation);
};

const wizardUses: Exercise = async (plan, said) => {
  const writer = await member(plan);
  const most = plan.wizardPerDay ?? 3;
  expect(said).toMatch(plan.wizardPerDay === null ? /^Sınırsız/ : new RegExp(`^Günde ${most} `));
  for (let at = 0; at < most; at += 1) expect((await wizard(writer)).status).toBe(200);
  const { status, body } = await wizard(writer);
  if (plan.wizardPerDay === null) expect(status).toBe(200);
  else expect([status, body.code]).toEqual([403, 'WIZARD_USED_UP']);
};

const content: Exercise = async (plan) => {
  const writer = await member(plan);
  await declareAge(writer);
  expect((await write(writer, { rating: 'uncensored', audience: 'adult' })).status).toBe(200);
  expect(lastJob().rating).toBe(plan.mayBeUncensored ? 'uncensored' : 'safe');
  const adult = await wizardOfGenre(writer, 'nsfw');
  if (!plan.mayBeUncensored) return expect(adult.body.code).toBe('ADULT_PLAN_REQUIRED');
  expect(adult.status).toBe(200);
  expect(lastJob().rating).toBe('uncensored');
};
const wizardOfGenre = (client: SignedInClient, genre: 'nsfw') =>
  client.post<Answer>('/generations', wizardRequest({ genre }));

const sameModel: Exercise = async (plan) => {
  await write(await member(plan));
  const { rows } = await app.deps.pool.query<{ writer: string }>(
    'SELECT writer FROM generations ORDER BY created_at DESC LIMIT 1',
  );
  expect(rows).toEqual([{ writer: writer.name }]);
};

const exporting: Exercise = async (plan) => {
  const client = await member(plan);
  for (const format of exportFormats) {
    const made = await readExport(
      await openExport(app, client, { format, title: 'Fener', content: 'Fener o gece yanmadı.' }),
    );
    if (mayExport(plan.id, format)) expect(made.file.length, format).toBeGreaterThan(0);
    else expect(made.fault?.code, format).toBe('EXPORT_PLAN_REQUIRED');
  }
};

const exportNames: Exercise = async (plan, said) => {
  expect(said.split(', ')).toHaveLength(exportFormats.filter((format) => mayExport(plan.id, format)).length);
  await exporting(plan, said);
};

const support: Exercise = async (plan) => {
  const client = await member(plan);
  const id = randomUUID();
  const message = {
    id,
    name: 'Yazar',
    email: client.email,
    category: 'general',
    subject: id,
    message: 'Soru',
  };
  expect((await client.post('/contact', message)).status).toBe(200);
  const { body } = await admin.get<{ messages: { id: string; priority: boolean }[] }>('/admin/messages');
  const place = body.messages.findIndex((listed) => listed.id === id);
  expect(body.messages[place]?.priority).toBe(plan.id !== 'free');
  const ordinary = body.messages.findIndex(({ priority }) => !priority);
  if (plan.id !== 'free' && ordinary >= 0) expect(place).toBeLessThan(ordinary);
};

const keeping: Exercise = async (plan, said) => {
  const client = await member(plan);
  const story = await saveStory(client, { content: 'Kaydedilen söz.' });
  const read = await client.get<{ content: string }>(`/stories/${story.id}`);
  expect(read.body.content).toBe('Kaydedilen söz.');
  await exporting(plan, said);
};

const unlimitedChapters: Exercise = async (plan, said) => {
  await wizardUses(plan, said);
  const client = await member(plan);
  const storyId = randomUUID();
  for (const chapter of [1, 2, 3]) {
    const answer = await client.post<Answer>('/generations', wizardRequest({ storyId, chapter }));
    expect(answer.status, `chapter ${chapter}`).toBe(200);
  }
};

const paragraphs: Exercise = async (plan) => {
  const client = await member(plan);
  const { standard, editor, continuation } = plan.paragraphCap;
  for (const asked of [1, 2, 3, 4, 5]) {
    await write(client, { paragraphs: asked });
    expect(lastJob().paragraphs, `landing page, ${asked}`).toBe(Math.min(asked, standard));
    await write(client, { surface: 'editor', paragraphs: asked });
    expect(lastJob().paragraphs, `editor, ${asked}`).toBe(Math.min(asked, editor));
    await write(client, { surface: 'editor', existingText: 'Gece bitmişti.', paragraphs: asked });
    expect(lastJob().paragraphs, `continuing, ${asked}`).toBe(Math.min(asked, continuation));
  }
};

const usualParagraphs: Exercise = async (plan) => {
  await write(await member(plan), {});
  expect(lastJob().paragraphs, 'landing page').toBe(plan.usualParagraphs);
  await write(await member(plan), { surface: 'editor' });
  expect(lastJob().paragraphs, 'editor').toBe(plan.usualParagraphs);
  await wizard(await member(plan));
  expect(lastJob().paragraphs, 'wizard').toBe(plan.usualParagraphs);
  for (const asked of [1, 2, 3, 4, 5]) {
    await wizard(await member(plan), { paragraphs: asked });
    expect(lastJob().paragraphs, `${asked} asked for`).toBe(Math.min(asked, plan.paragraphCap.standard));
  }
};

const storage: Exercise = async (plan) => {
  const client = await member(plan);
  await app.deps.pool.query('INSERT INTO story_storage (user_id, bytes) VALUES ($1, $2)', [
    client.userId,
    plan.storageBytes - 10_000,
  ]);
  expect((await client.post('/stories', storyDraft())).status).toBe(201);
  const full = await client.post<Answer>('/stories', storyDraft({ content: 'x'.repeat(20_000) }));
  expect([full.status, full.body.code]).toEqual([409, 'STORAGE_FULL']);
};

const shown: Exercise = async (plan) => {
  expect((await balance(await member(plan))).plan).toBe(plan.id);
};

/** How each line of the comparison is used; by its name. */
const ofComparison: Readonly<Record<string, Exercise>> = {
  Fiyat: price,
  'Günlük token': dailyTokens,
  'Aylık token': monthlyTokens,
  'Bir hikâyenin bedeli': storyPrice,
  'Günde hikâye': dailyStories,
  'Günde sayfa': dailyPages,
  'Hikâye uzunluğu': storyLength,
  'Modelin çıktı sınırı': outputCap,
  'Hikâye sihirbazı': wizardUses,
  İçerik: content,
  'Yapay zekâ modeli': sameModel,
  'Dışa aktarma': exportNames,
  Destek: support,
};

const guarantee: Exercise = (plan) =>
  monthlyTokens(plan, plan.drawsOnGuarantee ? '80.000 güvence' : 'En çok 15.000');

/** How each field of the catalogue is used. */
const ofCatalogue: Readonly<Record<keyof Plan | keyof PlanTerms, Exercise>> = {
  id: shown,
  plan: shown,
  version: shown,
  name: shown,
  monthlyPriceKurus: (plan) => price(plan, `${formatPrice(plan.monthlyPriceKurus ?? 0)} / 31 gün`),
  dailyTokens: (plan) => dailyTokens(plan, numbers.format(plan.dailyTokens)),
  monthlyGuaranteeTokens: guarantee,
  drawsOnGuarantee: guarantee,
  outputCap: (plan) => outputCap(plan, `${numbers.format(plan.outputCap.fresh)} token`),
  paragraphCap: paragraphs,
  wizardPerDay: (plan) => wizardUses(plan, plan.wizardPerDay === null ? 'Sınırsız' : 'Günde 1 hikâye'),
  usualParagraphs,
  storageBytes: storage,
  mayBeUncensored: content,
};

/** How each line of a plan's card is used. */
const ofCards: readonly [line: RegExp, exercise: Exercise][] = [
  [
    /^Günde yaklaşık /,
    async (...line) => {
      await dailyTokens(...line);
      now = new Date();
      await dailyStories(...line);
    },
  ],
  [/^Ayda [\d.]+ sayfa güvencesi /, monthlyTokens],
  [/^(Orta uzunlukta|Uzun) hikâyeler: /, storyLength],
  [/^Günde 1 sihirbaz hikâyesi$/, wizardUses],
  [/^Kaydetme, kopyalama/, keeping],
  [/^Sınırsız sihirbaz, sınırsız bölüm$/, unlimitedChapters],
  [/^Sansürsüz erişim: /, content],
  [/^Yalnızca güvenli, her yaşa uygun içerik$/, content],
  [/^(Öncelikli destek|Destek e-postayla)$/, support],
];

const soldPlans: readonly Sold[] = [
  { ...plans.free, ...defaultTerms.free },
  { ...plans.pro, ...defaultTerms.pro },
];
const isSaid = (line: string) => ofCards.filter(([pattern]) => pattern.test(line));

describe.each(soldPlans)('$id gives what is sold', (plan) => {
  test.each(planComparison(defaultTerms, true))(
    'in the comparison: $name',
    async ({ name, [plan.id]: said }) => {
      const exercise = ofComparison[name];
      if (!exercise) throw new Error(`Nobody has tried the line "${name}": add how it is used.`);
      await exercise(plan, said);
    },
  );

  const { features, proFeatures, limitations } = planOffer(plan, true);
  test.each([...features, ...proFeatures, ...limitations])('on its card: %s', async (line) => {
    const [found, ...more] = isSaid(line);
    if (!found || more.length > 0) throw new Error(`"${line}" needs exactly one exercise.`);
    await found[1](plan, line);
  });

  test.each(Object.keys(plan) as (keyof Sold)[])('in the catalogue: %s', async (field) => {
    const exercise = ofCatalogue[field];
    if (!exercise) throw new Error(`Nobody has tried the field "${field}": add how it is used.`);
    await exercise(plan, '');
  });
});

test('has no exercise of a line that is not there any more', () => {
  const names = planComparison(defaultTerms, true).map(({ name }) => name);
  expect(Object.keys(ofComparison).sort()).toEqual(names.sort());
  const lines = soldPlans.flatMap((plan) => {
    const { features, proFeatures, limitations } = planOffer(plan, true);
    return [...features, ...proFeatures, ...limitations];
  });
  for (const [pattern] of ofCards)
    expect(
      lines.some((line) => pattern.test(line)),
      String(pattern),
    ).toBe(true);
});
