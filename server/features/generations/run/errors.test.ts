import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Generation, type GenerationEvent, generationErrors } from '#contract/generations.ts';
import type { VariantGroup } from '#contract/variants.ts';
import { messages } from '#domain/messages/index.ts';
import { createStoryWriter, type StoryWriterEnv } from '#server/providers/ai/index.ts';
import { StorytellerWriter } from '#server/providers/ai/storyteller-writer.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { selectionInput } from '#testing/factories/selection.ts';
import { saveStory } from '#testing/factories/story.ts';
import { wizardRequest } from '#testing/factories/wizard.ts';
import { leakedKey } from '#testing/fake-ai/scenario.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Failure {
  code: string;
  status: number;
  message: string;
}
type Model = {
  model: string;
  baseUrl?: string;
  apiKey?: string;
  provider?: 'openai' | 'other';
  timeoutMs?: number;
};

const adminEmail = 'yonetici@site.example';
const m = messages.generation;

let fake: FakeAi;
let closedPort: number;
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  fake = await startFakeAi();
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail } });
  admin = await app.signIn({ email: adminEmail });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  closedPort = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});

/** Replaces the app's writer. */
function writeWith(model: Model | null): void {
  const ai: StoryWriterEnv['ai'] = model && {
    provider: 'other',
    apiKey: 'key',
    baseUrl: fake.baseUrl,
    ...model,
  };
  app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
}

async function requestJson(person: SignedInClient, request = generationRequest()): Promise<Failure> {
  const { status, body } = await person.post<Failure>('/generations', request);
  expect(body.status).toBe(status);
  return body;
}

/** Returns the error of a response or of an event in a stream. */
async function requestStream(person: SignedInClient, request = generationRequest()): Promise<Failure> {
  const stream = await openEventStream<GenerationEvent | Failure>(`${app.url}/api/generations/stream`, {
    cookie: person.cookie(),
    json: request,
  });
  const last = (await stream.rest()).at(-1);
  expect(['error', 'refused']).toContain(last?.event);
  return last?.data as Failure;
}

async function recordsOf(userId: string) {
  const { rows } = await app.deps.pool.query<{
    status: string;
    error_code: string;
    error_message: string;
    cost: number;
  }>('SELECT status, error_code, error_message, cost FROM generations WHERE user_id = $1', [userId]);
  return rows;
}

const e = generationErrors;
const detailed = (detail: string) => e.AI_OTHER_STATUS.message + detail;
type Code = keyof typeof generationErrors;

const catalogue: [cause: string, model: Model, code: Code, message: string][] = [
  ['a wrong key (401)', { model: 'fault-401' }, 'AI_INVALID_KEY', e.AI_INVALID_KEY.message],
  ['a wrong key (400)', { model: 'fault-400-key' }, 'AI_INVALID_KEY', e.AI_INVALID_KEY.message],
  ['an unknown model (404)', { model: 'fault-404' }, 'AI_MODEL_NOT_FOUND', e.AI_MODEL_NOT_FOUND.message],
  ['too many calls (429)', { model: 'fault-429' }, 'AI_RATE_LIMITED', e.AI_RATE_LIMITED.message],
  ['an error of the service (500)', { model: 'fault-500' }, 'AI_UNAVAILABLE', e.AI_UNAVAILABLE.message],
  ['a service at capacity (503)', { model: 'fault-503' }, 'AI_UNAVAILABLE', e.AI_UNAVAILABLE.message],
  ['another status (object)', { model: 'fault-418' }, 'AI_OTHER_STATUS', detailed('The kettle is on.')],
  ['another status (array)', { model: 'fault-418-array' }, 'AI_OTHER_STATUS', detailed('The kettle is on.')],
  [
    'another status (string)',
    { model: 'fault-418-string' },
    'AI_OTHER_STATUS',
    detailed('The kettle is on.'),
  ],
  ['an empty reply', { model: 'fault-empty-content' }, 'AI_EMPTY', e.AI_EMPTY.message],
  ['only thoughts', { model: 'think-unclosed' }, 'AI_EMPTY', e.AI_EMPTY.message],
  ['too short a text', { model: 'fault-too-short' }, 'AI_TOO_SHORT', e.AI_TOO_SHORT.message],
  ['no answer in time', { model: 'fault-hang', timeoutMs: 150 }, 'AI_TIMEOUT', e.AI_TIMEOUT.message],
  ['a cut connection', { model: 'fault-cut' }, 'AI_NETWORK', e.AI_NETWORK.message],
];

describe.each([
  ['one answer', requestJson],
  ['a stream', requestStream],
] as const)('in %s', (_mode, through) => {
  test.each(catalogue)(
    'reports and stores the specified error without charge after %s',
    async (_cause, model, code, message) => {
      writeWith(model);
      const person = await app.signIn();
      expect(await through(person)).toMatchObject({ code, message, status: generationErrors[code].status });
      expect(await recordsOf(person.userId)).toEqual([
        { status: 'failed', error_code: code, error_message: message, cost: 0 },
      ]);
      const { body } = await person.get<{ tokens: number }>('/tokens');
      expect(body.tokens).toBe(500);
    },
  );

  test('charges nothing and explains what is missing when the storyteller does not understand an idea', async () => {
    app.deps.writer = new StorytellerWriter('instant');
    const person = await app.signIn();
    const request = generationRequest({ idea: 'Şehrin son fenercisi' });
    const { code, message, status } = await through(person, request);
    expect([code, status]).toEqual(['AI_IDEA_UNCLEAR', 422]);
    expect(message).toMatch(
      /^Anladığım şu: Kim: şehrin son fenercisi\. Bu kişinin ne yaptığını .+ anlatabilirim\.$/u,
    );
    expect(await recordsOf(person.userId)).toEqual([
      { status: 'failed', error_code: code, error_message: message, cost: 0 },
    ]);
    const { body } = await person.get<{ tokens: number }>('/tokens');
    expect(body.tokens).toBe(500);
    const counted = await app.deps.pool.query('SELECT count FROM rate_limits WHERE key = $1', [
      `generate:free-failures:${person.userId}`,
    ]);
    expect(counted.rows).toEqual([{ count: 1 }]);
  });

  test('sends a notice with the text when it could not use the requested tense', async () => {
    app.deps.writer = new StorytellerWriter('instant');
    const person = await app.signIn();
    const existingText =
      'Nermin her sabah erken kalkar. Çay demler. Pencereden bakar. Nermin’i kimse görmez.';
    const { body } = await person.post<{ id: string; notice: string | null }>(
      '/generations',
      generationRequest({ surface: 'editor', idea: '', existingText }),
    );
    expect(body.notice).toContain('geçmiş zamanla');
  });

  test.each<[string, () => Model]>([
    ['a refused connection', () => ({ model: 'ok', baseUrl: `http://127.0.0.1:${closedPort}/v1` })],
    ['a cut connection', () => ({ model: 'fault-cut' })],
  ])('reports an unavailable service, not the reader’s own connection, after %s', async (_what, model) => {
    writeWith(model());
    const failure = await through(await app.signIn());
    expect(failure).toMatchObject({ code: 'AI_NETWORK', message: m.unavailable });
  });

  test.each([
    ['AI_NO_KEY', m.noKey, null],
    ['AI_NO_KEY', m.noKey, { provider: 'openai', apiKey: '', model: 'ok' }],
    ['AI_INVALID_KEY', m.invalidKey, { model: 'fault-401' }],
  ] as const)(
    'shows %s to administrators only, and an unavailable service to everyone else',
    async (code, text, model) => {
      writeWith(model);
      const { status } = generationErrors[code];
      expect(await through(await app.signIn())).toMatchObject({ code, status, message: m.unavailable });
      expect(await through(admin)).toMatchObject({ code, status, message: text });
    },
  );

  test('removes keys and addresses from a provider’s message', async () => {
    writeWith({ model: 'fault-418-leaky' });
    const { message } = await through(await app.signIn());
    expect(message.startsWith(e.AI_OTHER_STATUS.message)).toBe(true);
    for (const secret of [leakedKey, '10.0.0.7', 'ops@firma.example', '/srv/app', '<b>']) {
      expect(message).not.toContain(secret);
    }
  });
});

test('shows the stored error of a generation with the message for its reader', async () => {
  writeWith({ model: 'fault-401' });
  const kept = async (person: SignedInClient) => {
    await requestJson(person);
    const { body } = await person.get<{ generation: Generation }>('/generations/latest?surface=landing');
    return body.generation.error;
  };
  expect(await kept(await app.signIn())).toEqual({ code: 'AI_INVALID_KEY', message: m.unavailable });
  expect(await kept(admin)).toEqual({ code: 'AI_INVALID_KEY', message: m.invalidKey });
});

test('reports an unavailable service to a guest when no key is set', async () => {
  writeWith(null);
  const { status, body } = await app.visitor().post<Failure>('/generations', generationRequest());
  expect([status, body.code, body.message]).toEqual([503, 'AI_NO_KEY', m.unavailable]);
});

test('reports an answer that cannot be parsed', async () => {
  writeWith({ model: 'fault-unparseable' });
  const failure = await requestJson(await app.signIn());
  expect(failure).toMatchObject({ code: 'AI_UNPARSEABLE', message: e.AI_UNPARSEABLE.message });
});

describe('an interrupted stream', () => {
  const models = [
    ['fault-cut-midway', 'AI_NETWORK'],
    ['fault-error-midway', 'AI_UNAVAILABLE'],
    ['fault-garbage-midway', 'AI_UNPARSEABLE'],
    ['fault-hang-midway', 'AI_TIMEOUT'],
  ] as const;

  async function interrupt(model: string, path: string, json: unknown, person: SignedInClient) {
    writeWith({ model, timeoutMs: 400 });
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api${path}`, {
      cookie: person.cookie(),
      json,
    });
    const events = await stream.rest();
    const last = events.at(-1)?.data;
    return { events, generation: last?.type === 'done' ? last.generation : null };
  }

  test.each(models)(
    'stores the text so far as a stopped one and uses a free failure after %s',
    async (model, code) => {
      const person = await app.signIn();
      const { events, generation } = await interrupt(
        model,
        '/generations/stream',
        generationRequest(),
        person,
      );
      const pieces = events.map(({ data }) => (data.type === 'piece' ? data.text : '')).join('');
      expect(pieces).not.toBe('');
      expect(generation).toMatchObject({
        status: 'stopped',
        brokenOff: true,
        text: pieces.trimEnd(),
        freeFailure: true,
        receipt: { cost: 0, remaining: 500 },
        error: null,
      });
      const { rows } = await app.deps.pool.query(
        'SELECT status, error_code, cost FROM generations WHERE user_id = $1',
        [person.userId],
      );
      expect(rows).toEqual([{ status: 'stopped', error_code: code, cost: 0 }]);
    },
  );

  test('is listed among the variants of its story', async () => {
    const person = await app.signIn();
    const story = await saveStory(person);
    const json = generationRequest({ surface: 'editor', storyId: story.id });
    const { generation } = await interrupt('fault-hang-midway', '/generations/stream', json, person);
    const { body } = await person.get<VariantGroup>(`/generations/${generation?.id}/variants`);
    expect(body.variants).toMatchObject([{ id: generation?.id, brokenOff: true, text: generation?.text }]);
  });

  test('is stored as a wizard chapter up to its last whole sentence', async () => {
    const person = await app.signIn();
    const json = wizardRequest();
    const { generation } = await interrupt('fault-hang-midway', '/generations/stream', json, person);
    expect(generation).toMatchObject({ status: 'stopped', brokenOff: true });
    const { body } = await person.get<{ chapters: { text: string }[] }>(
      `/wizard/stories/${json.wizard.storyId}`,
    );
    expect(body.chapters).toMatchObject([{ text: generation?.text }]);
  });

  test('fails for a wizard chapter of a few words', async () => {
    const person = await app.signIn();
    const { events } = await interrupt('fault-cut-midway', '/generations/stream', wizardRequest(), person);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'AI_NETWORK' } });
    const { body } = await person.get<{ left: number }>('/wizard');
    expect(body.left).toBe(1);
  });

  test('is a suggestion for a selection and an error for a summary', async () => {
    const path = '/selection-actions/stream';
    const person = await app.signIn();
    const expand = selectionInput({ action: 'expand' });
    expect((await interrupt('fault-hang-midway', path, expand, person)).generation?.brokenOff).toBe(true);
    const summary = selectionInput({ action: 'summary', passage: '' });
    const { events } = await interrupt('fault-hang-midway', path, summary, person);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'AI_TIMEOUT' } });
  });

  test('is an error when one answer was requested', async () => {
    writeWith({ model: 'fault-cut-midway' });
    const { status, body } = await (await app.signIn()).post<Failure>('/generations', generationRequest());
    expect([status, body.code]).toEqual([502, 'AI_NETWORK']);
  });
});

test('shows the fallback message and hides the cause of an internal error', async () => {
  app.deps.writer = {
    name: 'broken',
    model: '',
    // biome-ignore lint/correctness/useYield: it breaks before its first word
    async *write() {
      throw new Error('relation "secrets" does not exist');
    },
  };
  const failure = await requestJson(await app.signIn());
  expect(failure).toMatchObject({ code: 'GENERATION_FAILED', message: e.GENERATION_FAILED.message });
});

test.each(['', '/stream'])(
  'shows the same message for an internal error before the first word at /generations%s',
  async (path) => {
    app.deps.writer = {
      get name(): string {
        throw new Error('a secret cause');
      },
      model: '',
      write: () => {
        throw new Error('never called');
      },
    };
    const person = await app.signIn();
    const { status, body } = await person.post<{ code: string; message: string }>(
      `/generations${path}`,
      generationRequest(),
    );
    expect([status, body.code, body.message]).toEqual([
      500,
      'GENERATION_FAILED',
      'Hikaye oluşturulurken bir hata oluştu.',
    ]);
  },
);
