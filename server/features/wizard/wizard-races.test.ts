import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import type { StoryWriter } from '#server/providers/ai/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { wizardChapter, wizardRequest } from '#testing/factories/wizard.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

type Answer = Generation & { code: string; message: string };

const quick: StoryWriter = {
  name: 'quick',
  model: '',
  async *write() {
    yield fakeStory;
    return { finish: 'stop' };
  },
};

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  other = await app.startAnother();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.deps.writer = quick;
  other.deps.writer = quick;
});

const atOther = (person: SignedInClient) => createClient(other.url, person.cookie());

async function recordsOf(userId: string) {
  const { rows } = await app.deps.pool.query<{ status: string; cost: number }>(
    'SELECT status, cost FROM generations WHERE user_id = $1 ORDER BY created_at',
    [userId],
  );
  return rows;
}
async function balanceOf(userId: string): Promise<number> {
  const { rows } = await app.deps.pool.query('SELECT tokens FROM user_tokens WHERE user_id = $1', [userId]);
  return rows[0].tokens;
}

/** Runs `before` and `after` around the first run of a statement with the given part; the returned function restores the pool. */
function at(
  target: TestApp,
  part: string,
  { before, after }: { before?: () => Promise<void>; after?: () => Promise<void> },
): () => void {
  const { pool } = target.deps;
  let done = false;
  const query = async (...args: Parameters<Pool['query']>) => {
    const [config] = args as unknown as [{ text?: string }];
    const isMeant = !done && config.text?.includes(part) === true;
    done ||= isMeant;
    if (isMeant) await before?.();
    const answer = await pool.query(...args);
    if (isMeant) await after?.();
    return answer;
  };
  target.deps.pool = new Proxy(pool, {
    get(real, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(real, key, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  return () => {
    target.deps.pool = pool;
  };
}

describe('the one story of a day', () => {
  test('is delivered and charged once when 40 are requested at once from two processes', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    const clients = [person, atOther(person)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => clients[n % 2]?.post<Answer>('/generations', wizardRequest())),
    );
    const codes = answers.map((answer) => (answer?.status === 200 ? 'delivered' : answer?.body.code));
    expect(codes.filter((code) => code === 'delivered')).toHaveLength(1);
    const refused = codes.filter((code) => code === 'GENERATION_RUNNING' || code === 'WIZARD_USED_UP');
    expect(refused).toHaveLength(39);
    const records = await recordsOf(person.userId);
    expect(records.map(({ status }) => status)).toEqual(['completed']);
    expect(await balanceOf(person.userId)).toBe(2_000 - (records[0]?.cost ?? 0));
  });

  test('is refused without a record or charge when another process was faster', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    const late = atOther(person);
    let faster: Answer | undefined;
    // After the late request has read that a story is left, the other one is written completely and charged.
    const restore = at(other, 'wizard_stories_since', {
      after: async () => {
        faster = (await person.post<Answer>('/generations', wizardRequest())).body;
      },
    });
    const request = wizardRequest();
    const { status, body } = await late.post<Answer>('/generations', request);
    restore();
    expect(faster?.status).toBe('completed');
    expect([status, body.code, body.message]).toEqual([403, 'WIZARD_USED_UP', messages.wizard.usedUp]);

    expect(await recordsOf(person.userId)).toHaveLength(1);
    expect(await balanceOf(person.userId)).toBe(2_000 - (faster?.receipt?.cost ?? 0));
    const { body: latest } = await late.get<{ generation: Generation }>('/generations/latest?surface=wizard');
    expect(latest.generation.id).toBe(faster?.id);
    expect((await late.get(`/wizard/stories/${request.wizard.storyId}`)).status).toBe(404);
    // The slot is free immediately.
    expect((await late.post('/generations', generationRequest())).status).toBe(200);
  });

  test('can’t be started while another request holds the slot', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    let second: Answer | undefined;
    const restore = at(other, 'SELECT claim_wizard_chapter(', {
      before: async () => {
        second = (await person.post<Answer>('/generations', wizardRequest())).body;
      },
    });
    expect((await atOther(person).post('/generations', wizardRequest())).status).toBe(200);
    restore();
    expect(second?.code).toBe('GENERATION_RUNNING');
  });
});

describe('a chapter', () => {
  test('is delivered once when 20 requests for it are sent at once to two processes', async () => {
    const person = await app.signIn({ plan: 'pro', tokens: 4_000 });
    const clients = [person, atOther(person)];
    const first = wizardChapter();
    for (const chapter of [1, 2, 3]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          clients[n % 2]?.post<Answer>('/generations', wizardRequest({ ...first, chapter })),
        ),
      );
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    }
    expect((await recordsOf(person.userId)).map(({ status }) => status)).toEqual(Array(3).fill('completed'));
  });

  test('is refused without a charge to guest or address when another process delivered it meanwhile', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.20' };
    const ask = (client: Client, json: object) =>
      client.request<Answer>('/generations', { method: 'POST', json, headers });
    const guest = app.visitor();
    await ask(guest, generationRequest());
    // Enough tokens for both, so that only the taken chapter can refuse the second.
    await app.deps.pool.query('UPDATE guest_trials SET remaining = 1000');
    const first = wizardChapter();
    let told: Answer | undefined;
    const restore = at(other, 'FROM wizard_stories WHERE id', {
      after: async () => {
        told = (await ask(guest, wizardRequest(first))).body;
      },
    });
    const late = createClient(other.url, guest.cookie());
    const { status, body } = await ask(late, wizardRequest(first));
    restore();
    expect([status, body.code]).toEqual([409, 'CHAPTER_TAKEN']);
    const session = await guest.get<{ guest: { remaining: number } }>('/auth/session');
    expect(session.body.guest.remaining).toBe(1_000 - (told?.receipt?.cost ?? 0));
    const { rows } = await app.deps.pool.query('SELECT count FROM rate_limits WHERE key = $1', [
      'generate:address-day:198.51.100.20',
    ]);
    expect(rows).toEqual([{ count: 50 + (told?.receipt?.cost ?? 0) }]);
  });

  test('can be written after a process died between reserving the slot and recording the chapter', async () => {
    const person = await app.signIn();
    // The state after a killed process: a slot without a chapter and with an expired lease.
    await app.deps.pool.query(
      `INSERT INTO generations (user_id, idempotency_key, surface, idea, lease_until)
        VALUES ($1, $2, 'wizard', 'Bir fikir', now() - interval '1 s')`,
      [person.userId, randomUUID()],
    );
    expect((await person.get<{ left: number }>('/wizard')).body.left).toBe(1);
    const { status } = await person.post('/generations', wizardRequest());
    expect(status).toBe(200);
    expect((await recordsOf(person.userId)).map((record) => record.status)).toEqual(['failed', 'completed']);
  });

  test('releases its slot immediately when it could not be recorded', async () => {
    const person = await app.signIn();
    const restore = at(app, 'SELECT claim_wizard_chapter(', {
      before: () => Promise.reject(new Error('the connection is gone')),
    });
    expect((await person.post('/generations', wizardRequest())).status).toBe(500);
    restore();
    expect(await recordsOf(person.userId)).toEqual([]);
    expect((await person.post('/generations', wizardRequest())).status).toBe(200);
  });

  test('can be written again when its process was killed while it was written', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const first = wizardChapter();
    await person.post('/generations', wizardRequest(first));
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const aborted = person.post('/generations', wizardRequest({ ...first, chapter: 2 }));
    (await controllableWriter.next()).push('Yarım kalan bir ');
    await app.deps.pool.query(
      `UPDATE generations SET lease_until = now() - interval '1 s' WHERE user_id = $1 AND status = 'running'`,
      [person.userId],
    );
    const again = await atOther(person).post<Answer>('/generations', wizardRequest({ ...first, chapter: 2 }));
    expect(again.status).toBe(200);
    expect((await aborted).status).toBe(500);
  });
});

describe('a repeat of a request', () => {
  test('returns the delivered chapter when the day’s story is used', async () => {
    const person = await app.signIn();
    const request = wizardRequest();
    const first = await person.post<Answer>('/generations', request);
    const again = await atOther(person).post<Answer>('/generations', request);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await recordsOf(person.userId)).toHaveLength(1);
  });

  test('returns the same chapter to all when it is sent to two processes at once', async () => {
    const person = await app.signIn();
    const request = wizardRequest();
    const clients = [person, atOther(person)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => clients[n % 2]?.post<Answer>('/generations', request)),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer?.body.id)).size).toBe(1);
  });

  test('is refused when it is for another chapter or another kind of generation', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const request = wizardRequest();
    await person.post('/generations', request);
    const { idempotencyKey } = request;
    for (const json of [
      wizardRequest({ ...request.wizard, chapter: 2 }, { idempotencyKey }),
      wizardRequest({}, { idempotencyKey }),
      generationRequest({ idempotencyKey }),
    ]) {
      const { status, body } = await person.post<Answer>('/generations', json);
      expect([status, body.message]).toEqual([422, messages.generation.keyOfOtherRequest]);
    }
  });

  test('returns a guest’s chapter when the first response with the cookie was lost', async () => {
    const request = wizardRequest();
    const first = await app.visitor().post<Answer>('/generations', request);
    const again = await app.visitor().post<Answer>('/generations', request);
    expect(again.body).toEqual(first.body);
  });
});

test('streams a chapter that a reload finds, another process follows and the user dismisses', async () => {
  const person = await app.signIn();
  const controllableWriter = createControllableWriter();
  app.deps.writer = controllableWriter;
  const request = wizardRequest();
  const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
    cookie: person.cookie(),
    json: request,
  });
  const performance = await controllableWriter.next();
  performance.push(fakeStory.slice(0, 100));
  expect((await stream.next())?.data).toMatchObject({ type: 'started', generation: { surface: 'wizard' } });
  stream.close();

  const reloaded = atOther(person);
  const { body } = await reloaded.get<{ generation: Generation }>('/generations/latest?surface=wizard');
  expect(body.generation.status).toBe('running');
  const follow = await openEventStream<GenerationEvent>(
    `${other.url}/api/generations/${body.generation.id}/events`,
    { cookie: person.cookie() },
  );
  performance.push(fakeStory.slice(100));
  performance.finish();
  const last = (await follow.rest()).at(-1)?.data;
  expect(last).toMatchObject({ type: 'done', generation: { status: 'completed', text: fakeStory } });
  const story = await reloaded.get(`/wizard/stories/${request.wizard.storyId}`);
  expect(story.body).toMatchObject({ chapters: [{ generationId: body.generation.id, text: fakeStory }] });
  await reloaded.post(`/generations/${body.generation.id}/dismiss`);
  const after = await person.get<{ generation: null }>('/generations/latest?surface=wizard');
  expect(after.body.generation).toBeNull();
});
