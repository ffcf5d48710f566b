import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { leakedKey } from '#testing/fake-ai/scenario.ts';
import { closedPort, type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { AiError } from './ai-error.ts';
import { cleanResult } from './clean-result.ts';
import { type ProviderConfig, ProviderWriter } from './provider-writer.ts';

const apiKey = 'sk-test-0123456789abcdefghij';
const m = messages.generation;
let fake: FakeAi;
const writers: ProviderWriter[] = [];

beforeAll(async () => {
  fake = await startFakeAi({ apiKey });
});
afterEach(async () => {
  fake.requests.length = 0;
  await Promise.all(writers.splice(0).map((writer) => writer.close()));
});
afterAll(() => fake.close());

function writerFor(model: string, config: Partial<ProviderConfig> = {}): ProviderWriter {
  const writer = new ProviderWriter({ provider: 'other', apiKey, baseUrl: fake.baseUrl, model, ...config });
  writers.push(writer);
  return writer;
}

/** The result of a generation: the cleaned text or the error. */
async function outcome(writer: ProviderWriter, stream: boolean): Promise<string | AiError> {
  try {
    const { pieces, end } = await collect(writer, { stream });
    return cleanResult(pieces.join(''), end.finish);
  } catch (error) {
    if (error instanceof AiError) return error;
    throw error;
  }
}

describe.each([
  ['JSON', false],
  ['SSE', true],
] as const)('%s: a text', (_name, stream) => {
  test.each([
    'ok',
    'think',
    'think-unopened',
    'reasoning',
    'reasoning-content',
    'blank-lines',
    'crlf',
    'packets',
    'no-done',
    'no-last-blank-line',
    'no-finish',
    'unframed',
    'ok?piece=1',
  ])('%s comes out clean', async (model) => {
    expect(await outcome(writerFor(model), stream)).toBe(fakeStory);
  });

  test('that the output limit cut ends at its last whole sentence', async () => {
    const text = await outcome(writerFor('length'), stream);
    expect(text).toMatch(/\.$/);
    expect(fakeStory.startsWith(String(text))).toBe(true);
  });
});

const detail = (text: string) => `${m.otherStatus}${text}`;
const catalogue: [model: string, code: AiError['code'], message: string][] = [
  ['fault-400-key', 'AI_INVALID_KEY', m.invalidKey],
  ['fault-401', 'AI_INVALID_KEY', m.invalidKey],
  ['fault-403', 'AI_INVALID_KEY', m.invalidKey],
  ['fault-400-model', 'AI_MODEL_NOT_FOUND', m.modelNotFound],
  ['fault-404', 'AI_MODEL_NOT_FOUND', m.modelNotFound],
  ['fault-429', 'AI_RATE_LIMITED', m.rateLimited],
  ['fault-500', 'AI_UNAVAILABLE', m.unavailable],
  ['fault-503', 'AI_UNAVAILABLE', m.unavailable],
  ['fault-504', 'AI_UNAVAILABLE', m.unavailable],
  ['fault-402', 'AI_OTHER_STATUS', detail('Sağlayıcı hesabındaki bakiye ya da kredi yetersiz.')],
  [
    'fault-422',
    'AI_OTHER_STATUS',
    detail('Sağlayıcı bu isteği içerik kurallarına uymadığı için yanıtlamadı.'),
  ],
  [
    'fault-400-policy',
    'AI_OTHER_STATUS',
    detail('Sağlayıcı bu isteği içerik kurallarına uymadığı için yanıtlamadı.'),
  ],
  ['fault-400-context', 'AI_OTHER_STATUS', detail('Gönderilen metin modelin sınırı için çok uzun.')],
  [
    'fault-filtered',
    'AI_OTHER_STATUS',
    detail('Sağlayıcı bu isteği içerik kurallarına uymadığı için yanıtlamadı.'),
  ],
  ['fault-418', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-array', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-string', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-message', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-detail', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-text', 'AI_OTHER_STATUS', detail('The kettle is on.')],
  ['fault-418-empty', 'AI_OTHER_STATUS', detail('Sağlayıcı 418 koduyla yanıt verdi.')],
  ['fault-418-html', 'AI_OTHER_STATUS', detail('Sağlayıcı 418 koduyla yanıt verdi.')],
  ['fault-200-error', 'AI_RATE_LIMITED', m.rateLimited],
  ['fault-200-html', 'AI_UNPARSEABLE', m.unparseable],
  ['fault-unparseable', 'AI_UNPARSEABLE', m.unparseable],
  ['fault-empty-body', 'AI_EMPTY', m.empty],
  ['fault-no-choices', 'AI_EMPTY', m.empty],
  ['fault-empty-content', 'AI_EMPTY', m.empty],
  ['fault-null-content', 'AI_EMPTY', m.empty],
  ['think-unclosed', 'AI_EMPTY', m.empty],
  ['fault-too-short', 'AI_TOO_SHORT', m.tooShort],
  ['fault-cut', 'AI_NETWORK', m.unavailable],
  ['fault-cut-midway', 'AI_NETWORK', m.unavailable],
];

describe.each([
  ['JSON', false],
  ['SSE', true],
] as const)('%s: the error catalogue', (_name, stream) => {
  test.each(catalogue)('%s is %s', async (model, code, message) => {
    const fault = await outcome(writerFor(model), stream);
    expect(fault).toBeInstanceOf(AiError);
    expect(fault).toMatchObject({ code, message });
  });

  test('throws AI_TIMEOUT and closes the connection when the provider never answers', async () => {
    const fault = await outcome(writerFor('fault-hang', { timeoutMs: 500 }), stream);
    expect(fault).toMatchObject({ code: 'AI_TIMEOUT', message: m.timeout });
    await fake.until(() => fake.requests[0]?.aborted === true);
  });

  test('throws AI_NETWORK for a closed port and an unknown host', async () => {
    const refused = await outcome(writerFor('ok', { baseUrl: await closedPort() }), stream);
    expect(refused).toMatchObject({ code: 'AI_NETWORK', message: m.unavailable });
    const unknown = await outcome(writerFor('ok', { baseUrl: 'http://nobody.invalid/v1' }), stream);
    expect(unknown).toMatchObject({ code: 'AI_NETWORK', message: m.unavailable });
  });

  test('throws AI_INVALID_KEY for a wrong key, and AI_NO_KEY for a missing one without a request', async () => {
    const wrong = await outcome(writerFor('ok', { apiKey: 'sk-wrong' }), stream);
    expect(wrong).toMatchObject({ code: 'AI_INVALID_KEY' });
    fake.requests.length = 0;
    const missing = await outcome(writerFor('ok', { provider: 'openai', apiKey: '' }), stream);
    expect(missing).toMatchObject({ code: 'AI_NO_KEY', message: m.noKey });
    expect(fake.requests).toHaveLength(0);
  });

  test('throws AI_INVALID_KEY for a key that a header can not contain', async () => {
    for (const pasted of ['anahtarım-ş', 'iki sözcük', 'a\nb']) {
      expect(await outcome(writerFor('ok', { apiKey: pasted }), stream)).toMatchObject({
        code: 'AI_INVALID_KEY',
      });
    }
    expect(fake.requests).toHaveLength(0);
  });

  test('makes no request when it is aborted before its start', async () => {
    const { pieces } = await collect(writerFor('ok'), { stream, signal: AbortSignal.abort() });
    expect(pieces).toEqual([]);
    expect(fake.requests).toHaveLength(0);
  });

  test('ends at once and closes the connection when it is aborted while the provider thinks', async () => {
    const stop = new AbortController();
    const writing = collect(writerFor('fault-hang'), { stream, signal: stop.signal });
    await fake.until(() => fake.requests.length === 1);
    stop.abort();
    expect(await writing).toEqual({ pieces: [], end: { finish: 'length' } });
    await fake.until(() => fake.requests[0]?.aborted === true);
  });

  test('reuses connections', async () => {
    const writer = writerFor('ok');
    await collect(writer, { stream });
    const opened = fake.connections();
    for (let n = 0; n < 5; n += 1) await collect(writer, { stream });
    // A second one may open before the first is returned to the pool.
    expect(fake.connections()).toBeLessThanOrEqual(opened + 1);
  });

  test('allows 60 seconds for the whole call', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await collect(writerFor('ok'), { stream });
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(60_000);
    timers.mockRestore();
  });

  test('shows no key, address, path or markup in a detail of at most 200 characters', async () => {
    const leaky = await outcome(writerFor('fault-418-leaky'), stream);
    expect(leaky).toMatchObject({ code: 'AI_OTHER_STATUS' });
    const { message } = leaky as AiError;
    for (const secret of [leakedKey, 'sk-', '10.0.0.7', 'http', 'firma', '/srv', 'server.py', '<b>']) {
      expect(message).not.toContain(secret);
    }
    const long = (await outcome(writerFor('fault-418-long'), stream)) as AiError;
    expect(long.message.length).toBeLessThanOrEqual(m.otherStatus.length + 200);
  });
});

describe('a stream', () => {
  test.each([
    ['fault-error-midway', 'AI_UNAVAILABLE'],
    ['fault-error-event-midway', 'AI_RATE_LIMITED'],
    ['fault-garbage-midway', 'AI_UNPARSEABLE'],
    ['fault-cut-midway', 'AI_NETWORK'],
    ['fault-cut-unframed', 'AI_NETWORK'],
  ] as const)('%s hands on what was written before it is %s', async (model, code) => {
    const writing = writerFor(model).write(storyJob(), {
      stream: true,
      signal: new AbortController().signal,
    });
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of writing) pieces.push(piece);
    })();
    await expect(reading).rejects.toMatchObject({ code });
    expect(pieces.join('')).not.toBe('');
    expect(fakeStory.startsWith(pieces.join('').trimEnd())).toBe(true);
  });

  test('yields the full stop that it broke off after', async () => {
    const pieces: string[] = [];
    const reading = (async () => {
      const options = { stream: true, signal: new AbortController().signal };
      for await (const piece of writerFor('fault-cut-after-sentence').write(storyJob(), options)) {
        pieces.push(piece);
      }
    })();
    await expect(reading).rejects.toMatchObject({ code: 'AI_NETWORK' });
    expect(pieces.join('')).toBe('Deniz vardı. Gece çöktü.');
  });

  test('throws AI_TIMEOUT when it stalls', async () => {
    const silent = writerFor('fault-hang-midway', { timeoutMs: 20_000, streamLimits: { silenceMs: 80 } });
    expect(await outcome(silent, true)).toMatchObject({ code: 'AI_TIMEOUT' });
  });

  test('may take longer than the timeout of the first word while words arrive', async () => {
    const slow = writerFor('ok?piece=20&delay=15', { timeoutMs: 300, streamLimits: { silenceMs: 250 } });
    const startedAt = performance.now();
    expect(await outcome(slow, true)).toBe(fakeStory);
    expect(performance.now() - startedAt).toBeGreaterThan(600);
  });

  test('throws AI_TIMEOUT when it is slower than the slowest accepted pace', async () => {
    const limits = { timeoutMs: 200, streamLimits: { tokensPerSecond: 10_000 } };
    const fault = await outcome(writerFor('ok?piece=4&delay=5', limits), true);
    expect(fault).toMatchObject({ code: 'AI_TIMEOUT' });
  });

  test('throws AI_TIMEOUT when only thinking arrives before the timeout of the first word', async () => {
    fake.queue({ text: `<think>${'Uzun uzun düşünüyorum. '.repeat(60)}`, pieceLength: 4, pieceDelayMs: 10 });
    const fault = await outcome(writerFor('ok', { timeoutMs: 250 }), true);
    expect(fault).toMatchObject({ code: 'AI_TIMEOUT', message: m.timeout });
  });

  test('is read whole when the server ignores "stream", and in events when it always streams', async () => {
    const whole = { choices: [{ message: { content: fakeStory }, finish_reason: 'stop' }] };
    fake.queue({ body: JSON.stringify(whole) });
    expect(await outcome(writerFor('ok'), true)).toBe(fakeStory);
    const event = `data: ${JSON.stringify({ choices: [{ delta: { content: fakeStory } }] })}\n\ndata: [DONE]\n\n`;
    fake.queue({ body: event, contentType: 'text/event-stream' });
    expect(await outcome(writerFor('ok'), false)).toBe(fakeStory);
    fake.queue({ body: event, contentType: 'text/plain' });
    expect(await outcome(writerFor('ok'), true)).toBe(fakeStory);
  });

  test('yields only the text parts of content parts', async () => {
    const content = [
      { type: 'thinking', text: 'Plan.' },
      { type: 'text', text: fakeStory },
    ];
    fake.queue({ body: JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }) });
    expect(await outcome(writerFor('ok'), false)).toBe(fakeStory);
  });

  test('returns at once and closes the connection when it is aborted', async () => {
    const stop = new AbortController();
    const writing = writerFor('fault-hang-midway').write(storyJob(), { stream: true, signal: stop.signal });
    const first = await writing.next();
    expect(first.done).toBe(false);
    stop.abort();
    const rest: string[] = [];
    let step = await writing.next();
    for (; !step.done; step = await writing.next()) rest.push(step.value);
    // The usage is an estimate of what was received.
    expect(step.value).toEqual({ finish: 'length', usage: expect.objectContaining({ thinking: null }) });
    await fake.until(() => fake.requests[0]?.aborted === true);
  });

  test('closes the connection when its reader stops', async () => {
    for await (const piece of writerFor('fault-hang-midway').write(storyJob(), {
      stream: true,
      signal: new AbortController().signal,
    })) {
      expect(piece).not.toBe('');
      break;
    }
    await fake.until(() => fake.requests[0]?.aborted === true);
  });

  test('returns the provider’s token counts', async () => {
    const { end } = await collect(writerFor('ok'));
    expect(end).toMatchObject({
      finish: 'stop',
      usage: { input: 320, output: 410, thinking: null, cached: null },
    });
  });

  test('hides thinking of a model that is known to open no think block', async () => {
    const writer = writerFor('think-unopened');
    await collect(writer, { requester: 'ayse' });
    const once = await collect(writer, { requester: 'nermin' });
    expect(once.pieces.length, 'one odd answer holds nobody back').toBeGreaterThan(1);
    const { pieces } = await collect(writer, { requester: 'ayse' });
    expect(pieces.join('')).toBe(fakeStory);
  });

  test('streams on when one person makes the model close a think block without opening it', async () => {
    const writer = writerFor('ok');
    const odd = storyJob({ idea: '#think-unopened' });
    for (let answer = 0; answer < 5; answer += 1) await collect(writer, { job: odd, requester: 'ayse' });
    const { pieces } = await collect(writer, { requester: 'nermin' });
    expect(pieces.length).toBeGreaterThan(1);
  });

  test('holds text back for one person whose last four answers closed a think block without opening it', async () => {
    const writer = writerFor('ok');
    const odd = storyJob({ idea: '#think-unopened' });
    for (let answer = 0; answer < 4; answer += 1) await collect(writer, { job: odd, requester: 'ayse' });
    const { pieces } = await collect(writer, { job: odd, requester: 'ayse' });
    expect(pieces.join('')).toBe(fakeStory);
  });

  test('ends normally while it is held back after the timeout of the first word', async () => {
    const writer = writerFor('ok?piece=20&delay=15', { timeoutMs: 300, streamLimits: { silenceMs: 250 } });
    const odd = storyJob({ idea: '#think-unopened' });
    for (const requester of ['ayse', 'nermin']) await collect(writer, { job: odd, requester });
    const { pieces } = await collect(writer, { requester: 'zeynep' });
    expect(pieces.join('')).toBe(fakeStory);
  });
});
