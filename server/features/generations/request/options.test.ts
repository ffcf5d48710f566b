import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { contextLetters } from '#domain/generation/context-budget.ts';
import { estimateModelTokens } from '#domain/generation/model-tokens.ts';
import { messages } from '#domain/messages/index.ts';
import { cardBudget, fitCards } from '#domain/world/card-budget.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { cardLimits, characterFields } from '#domain/world/cards.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import type { Client } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { wizardRequest } from '#testing/factories/wizard.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

type Answer = Generation & { code: string; message: string };

const jobs: StoryJob[] = [];
const quick: StoryWriter = {
  name: 'quick',
  model: '',
  async *write(job) {
    jobs.push(job);
    yield fakeStory;
    return { finish: 'stop' };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer: quick });
});
afterAll(() => app.stop());
beforeEach(() => {
  jobs.length = 0;
});

const ask = (client: Client, fields: Parameters<typeof generationRequest>[0]) =>
  client.post<Answer>('/generations', generationRequest({ surface: 'editor', ...fields }));
const character = (name: string, length = 0) =>
  pickCard(characterFields, { name, background: 'x'.repeat(length) });
const declare = (client: Client) => client.put('/adult-content/declaration', { over18: true });
const signInPro = () => app.signIn({ plan: 'pro', tokens: 10_000 });

describe('cards', () => {
  test('are sent to the writer when they were added to the story', async () => {
    const person = await app.signIn();
    const characters = [{ ...character('Elif'), role: 'protagonist' as const, age: '34' }];
    const plot = [{ type: 'conclusion' as const, description: 'Gemi döner.' }];
    expect((await ask(person, { characters, plot })).status).toBe(200);
    expect(jobs[0]).toMatchObject({ characters, plot, wizard: null });
  });

  test('are left out whole when they exceed their share of the context', async () => {
    const person = await app.signIn();
    const budget = cardBudget('free');
    const characters = [character('Bir', 1_900), character('İki', 1_900), character('Üç', 5)];
    await ask(person, { characters, plot: [{ type: 'introduction', description: 'y'.repeat(400) }] });
    expect(budget).toBe(3_000);
    expect(jobs[0]?.characters.map(({ name }) => name)).toEqual(['Bir', 'Üç']);
    expect(jobs[0]?.plot).toHaveLength(1);
  });

  test('leave the rest of the context to the newest part of the existing text', async () => {
    const person = await app.signIn();
    const existingText = Array.from(
      { length: 200 },
      (_, at) => `${at}. gün deniz duruldu ve gemi yol aldı.`,
    ).join('\n');
    await ask(person, { existingText });
    await ask(person, { existingText, characters: [character('Elif', 1_900)] });
    const [alone = '', beside = ''] = jobs.map((job) => job.existingText);
    expect(estimateModelTokens(alone)).toBeLessThanOrEqual(2_000);
    expect(beside.length).toBeLessThan(alone.length);
    expect(estimateModelTokens(beside) + 600).toBeLessThanOrEqual(2_000);
    expect(alone.endsWith(beside)).toBe(true);
    expect(beside.endsWith('199. gün deniz duruldu ve gemi yol aldı.')).toBe(true);
  });

  test('never exceed the context of a small model', async () => {
    const person = await app.signIn({ plan: 'publisher', tokens: 8_000 });
    app.deps.writer = { ...quick, name: 'other' };
    const characters = Array.from({ length: 20 }, (_, at) => character(`Kişi ${at}`, 1_900));
    const { body: site } = await person.get<{ contextTokens: number }>('/site');
    await ask(person, { characters, existingText: 'Sabahtı.' });
    app.deps.writer = quick;
    // 8,192 tokens less the answer's 3,500 and the rules, at three characters each.
    expect(jobs[0]?.characters).toHaveLength(2);
    // The editor lists the cards that are left out by the contexts that the site shows.
    const most = contextLetters(defaultTerms.publisher, site.contextTokens, {
      surface: 'editor',
      continuing: true,
    });
    expect(jobs[0]?.characters).toEqual(fitCards({ characters, plot: [] }, 'publisher', most).characters);
  });

  test('are refused when there are more than twenty, or one has no name or is too long', async () => {
    const person = await app.signIn();
    const many = Array.from({ length: cardLimits.perGeneration + 1 }, () => character('Elif'));
    for (const characters of [many, [character(' ')], [character('Elif', 2_001)]]) {
      expect((await ask(person, { characters })).status).toBe(422);
    }
    expect(jobs).toHaveLength(0);
  });

  test('make a sexual request refused without charge when they contain a minor', async () => {
    const person = await app.signIn();
    const { status, body } = await ask(person, {
      idea: 'İki komşunun erotik gecesi',
      characters: [{ ...character('Ece'), age: '12' }],
    });
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
    expect(jobs).toHaveLength(0);
  });

  test('of the wizard’s answers make a sexual request refused when they contain a minor', async () => {
    const person = await app.signIn();
    const answers: [string, string] = ['On iki yaşındaki komşu kızı', 'Onunla sevişir.'];
    const { status, body } = await person.post<Answer>('/generations', wizardRequest({ answers }));
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
    expect(jobs).toHaveLength(0);
  });
});

describe('the options of a text', () => {
  test.each([
    ['free', 2],
    ['pro', 4],
    ['publisher', 5],
  ] as const)('allow the plan %s at most %i paragraphs in the editor', async (plan, most) => {
    const person = await app.signIn({ plan, tokens: 4_000 });
    await ask(person, { paragraphs: 5, audience: 'adult' });
    expect(jobs[0]).toMatchObject({ paragraphs: most, audience: 'adult' });
  });

  test('allow the wizard at most four paragraphs', async () => {
    const person = await app.signIn({ plan: 'publisher', tokens: 4_000 });
    await person.post('/generations', wizardRequest({}, { paragraphs: 5 }));
    expect(jobs[0]?.paragraphs).toBe(4);
  });

  test.each(['mature', 'uncensored'] as const)(
    'limit guests and the free plan to the safe rating when %s is sent',
    async (rating) => {
      for (const client of [app.visitor(), await app.signIn()]) {
        expect((await ask(client, { rating })).status).toBe(200);
      }
      expect(jobs.map((job) => job.rating)).toEqual(['safe', 'safe']);
    },
  );

  test('allow the mature rating on a paid plan without a declaration', async () => {
    expect((await ask(await signInPro(), { rating: 'mature' })).status).toBe(200);
    expect(jobs[0]?.rating).toBe('mature');
  });

  test('allow the uncensored rating while the person declares to be over 18', async () => {
    const person = await signInPro();
    const refused = await ask(person, { rating: 'uncensored' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'ADULT_DECLARATION_REQUIRED',
      messages.adultContent.undeclared,
    ]);
    await declare(person);
    expect((await ask(person, { rating: 'uncensored', audience: 'adult' })).status).toBe(200);
    expect(jobs.map((job) => job.rating)).toEqual(['uncensored']);
    await person.delete('/adult-content/declaration');
    expect((await ask(person, { rating: 'uncensored' })).status).toBe(403);
    expect(jobs).toHaveLength(1);
  });
});

describe('the reader of a text', () => {
  test.each([
    ['general', 'mature'],
    ['young-adult', 'safe'],
    ['adult', 'uncensored'],
  ] as const)('%s allows at most the rating %s', async (audience, most) => {
    const person = await signInPro();
    await declare(person);
    expect((await ask(person, { audience, rating: 'uncensored' })).status).toBe(200);
    expect(jobs[0]).toMatchObject({ audience, rating: most });
  });
});

describe('the adult genre', () => {
  test.each([
    ['in the editor', (client: Client) => ask(client, { genre: 'Erotik' })],
    [
      'in the wizard',
      (client: Client) => client.post<Answer>('/generations', wizardRequest({ genre: 'nsfw' })),
    ],
  ])('needs a plan that includes it and a declaration %s', async (_, write) => {
    const person = await signInPro();
    const free = await app.signIn();
    for (const [client, code, message] of [
      [app.visitor(), 'ADULT_PLAN_REQUIRED', 'Pro üyelik gerekli'],
      [free, 'ADULT_PLAN_REQUIRED', 'Pro üyelik gerekli'],
      [person, 'ADULT_DECLARATION_REQUIRED', messages.adultContent.undeclared],
    ] as const) {
      const { status, body } = await write(client);
      expect([status, body.code, body.message]).toEqual([403, code, message]);
    }
    await declare(person);
    expect((await write(person)).status).toBe(200);
    // The adult genre gives the same reader and rating as the adult options.
    expect(jobs).toMatchObject([{ audience: 'adult', rating: 'uncensored' }]);
  });

  test('is refused to everyone when the administrators have turned it off', async () => {
    const closed = await startTestApp({ writer: quick, env: { ADULT_CONTENT: 'off' } });
    try {
      const person = await closed.signIn({ plan: 'pro' });
      const declared = await person.put<Answer>('/adult-content/declaration', { over18: true });
      expect([declared.status, declared.body.code]).toEqual([403, 'ADULT_CONTENT_OFF']);
      for (const fields of [{ genre: 'nsfw' }, { rating: 'uncensored' as const }]) {
        const { status, body } = await ask(person, fields);
        expect([status, body.code, body.message]).toEqual([
          403,
          'ADULT_CONTENT_OFF',
          messages.adultContent.off,
        ]);
      }
      expect(jobs).toHaveLength(0);
    } finally {
      await closed.stop();
    }
  });
});
