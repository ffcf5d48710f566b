import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { AiError, createStoryWriter } from '#server/providers/ai/index.ts';
import { StorytellerWriter } from '#server/providers/ai/storyteller-writer.ts';
import type { Client } from '#testing/client.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { selectionInput } from '#testing/factories/selection.ts';
import { wizardRequest } from '#testing/factories/wizard.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { drainGenerations } from '../index.ts';
import { failAbandonedGenerations } from './fail-abandoned-generations.ts';
import { generationRegistry } from './generation-registry.ts';

let fake: FakeAi;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  fake = await startFakeAi({ record: false });
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  other = await app.startAnother();
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});
beforeEach(() => allowFreeFailures(usualSettings.freeFailuresPerDay));

function allowFreeFailures(freeFailuresPerDay: number): Promise<unknown> {
  for (const { deps } of [app, other]) deps.settings = { ...usualSettings, freeFailuresPerDay };
  return app.deps.pool.query('UPDATE site_settings SET free_failures_per_day = $1', [freeFailuresPerDay]);
}

function modelWriter(model: string) {
  const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model, timeoutMs: 400 } as const;
  return createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
}

function setModel(model: string): void {
  for (const { deps } of [app, other]) deps.writer = modelWriter(model);
}

/** Replaces the model by a writer that the test controls. */
function setControllableWriter(): ControllableWriter {
  const controllableWriter = createControllableWriter();
  app.deps.writer = controllableWriter;
  return controllableWriter;
}

interface Person {
  client: Client;
  headers: Record<string, string>;
}
interface Received {
  text: string;
  error: { code: string; data?: unknown } | null;
}

const member = async (account = {}): Promise<Person & { client: SignedInClient }> => ({
  client: await app.signIn({ tokens: 5_000, ...account }),
  headers: {},
});
let guests = 0;
function guest(address?: string): Person {
  guests += 1;
  return { client: app.visitor(), headers: { 'x-forwarded-for': address ?? `198.18.${guests}.1` } };
}

/** Reads a stream to its end and returns what it delivered. */
async function receive(
  { client, headers }: Person,
  json: unknown,
  path = '/generations/stream',
  url = app.url,
): Promise<Received> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie(), ...headers },
    body: JSON.stringify(json),
  });
  const body = await response.text();
  let text = '';
  let error: Received['error'] = null;
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return { text, error: JSON.parse(body) };
  }
  for (const block of body.split('\n\n')) {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (!data) continue;
    const event: GenerationEvent & { code?: string } = JSON.parse(data);
    if (/^event: error$/m.test(block)) error = event as unknown as Received['error'];
    else if (event.type === 'piece') text += event.text;
    else if (event.type === 'started') text += event.generation.text;
  }
  return { text, error };
}

interface Recorded {
  id: string;
  status: string;
  result: string;
  cost: number;
  free_failure: boolean;
  error_code: string | null;
  day_keys: string[] | null;
}
async function recordOf(key: string): Promise<Recorded> {
  const { rows } = await app.deps.pool.query<Recorded>(
    'SELECT id, status, result, cost, free_failure, error_code, day_keys FROM generations WHERE idempotency_key = $1',
    [key],
  );
  if (!rows[0]) throw new Error('There is no record of this key.');
  return rows[0];
}
async function readEnded(key: string): Promise<Recorded> {
  await expect.poll(async () => (await recordOf(key)).status).not.toBe('running');
  return recordOf(key);
}
const countOf = async (key: string) =>
  (await app.deps.pool.query<{ count: number }>('SELECT count FROM rate_limits WHERE key = $1', [key]))
    .rows[0]?.count ?? 0;
const ledgerSum = async (userId: string) =>
  (
    await app.deps.pool.query<{ spent: number }>(
      `SELECT coalesce(-sum(delta), 0)::integer AS spent FROM token_ledger
        WHERE user_id = $1 AND reason = 'generation'`,
      [userId],
    )
  ).rows[0]?.spent;

/** Ends an attempt; returns its key and the delivered text. */
type Attempt = (person: Person) => Promise<{ key: string; text: string }>;

const plain = { surface: 'editor' as const };
function byModel(model: string, json: () => { idempotencyKey: string }, path?: string): Attempt {
  return async (person) => {
    setModel(model);
    const request = json();
    const { text } = await receive(person, request, path);
    return { key: request.idempotencyKey, text };
  };
}
const byJson =
  (model: string): Attempt =>
  async ({ client, headers }) => {
    setModel(model);
    const json = generationRequest(plain);
    const { status, body } = await client.request<Generation>('/generations', {
      method: 'POST',
      json,
      headers,
    });
    const record = await readEnded(json.idempotencyKey);
    return { key: json.idempotencyKey, text: status === 200 ? body.text : record.result };
  };
/** Streams what the controllableWriter pushes and lets the test end it. */
function byControllableWriter(
  pushed: string,
  end: (
    at: { pending: Awaited<ReturnType<ControllableWriter['next']>>; id: string },
    person: Person,
  ) => Promise<unknown>,
  json: () => { idempotencyKey: string } = () => generationRequest(plain),
): Attempt {
  return async (person) => {
    const controllableWriter = setControllableWriter();
    const request = json();
    const received = receive(person, request);
    const pending = await controllableWriter.next();
    if (pushed !== '') pending.push(pushed);
    const { id } = await recordOf(request.idempotencyKey);
    await expect.poll(() => generationRegistry(app.deps).get(id)?.text).toBe(pushed);
    await end({ pending, id }, person);
    return { key: request.idempotencyKey, text: (await received).text };
  };
}
const expandInput = () => selectionInput({ action: 'expand', passage: 'Fener o gece yanmadı. '.repeat(6) });
const stop = async ({ id }: { id: string }, { client }: Person) => client.post(`/generations/${id}/stop`);
/** Creates the record of a killed process: running, past its lease, with the text that was stored last. */
async function abandon(key: string, text: string): Promise<void> {
  await app.deps.pool.query(
    `UPDATE generations SET status = 'running', result = $2, cost = 0, free_failure = false, finished_at = NULL,
      lease_until = now() - interval '1 s' WHERE idempotency_key = $1`,
    [key, text],
  );
}

const failedAttempts: [name: string, attempt: Attempt][] = [
  ['completed in a stream', byModel('ok', () => generationRequest(plain))],
  ['completed in one answer', byJson('ok')],
  ['completed, cut at its last whole sentence', byModel('length', () => generationRequest(plain))],
  [
    'completed, with a think block that was never opened',
    byModel('think-unopened', () => generationRequest(plain)),
  ],
  ['failed in mid-text', byModel('fault-error-midway', () => generationRequest(plain))],
  [
    'failed in mid-text by an error event',
    byModel('fault-error-event-midway', () => generationRequest(plain)),
  ],
  ['failed in mid-text by garbage', byModel('fault-garbage-midway', () => generationRequest(plain))],
  ['cut off in mid-text', byModel('fault-cut-midway', () => generationRequest(plain))],
  ['timed out in mid-text', byModel('fault-hang-midway', () => generationRequest(plain))],
  ['too short in a stream', byModel('fault-too-short', () => generationRequest(plain))],
  ['too short in one answer', byJson('fault-too-short')],
  ['cut at the cap in one sentence', byModel('one-sentence', () => generationRequest(plain))],
  ['cut at the cap in one sentence, in one answer', byJson('one-sentence')],
  [
    'swallowed by a think block that was never opened',
    byModel('think-swallows', () => generationRequest(plain)),
  ],
  ['cut at the cap for a selection', byModel('one-sentence', expandInput, '/selection-actions/stream')],
  [
    'failed in mid-text for a selection',
    byModel('fault-error-midway', expandInput, '/selection-actions/stream'),
  ],
  ['failed in mid-text for a wizard chapter', byModel('fault-error-midway', () => wizardRequest())],
  ['stopped in mid-text', byControllableWriter('Deniz o gece', stop)],
  ['stopped after a tag had swallowed the text', byControllableWriter(`${fakeStory}\n</think>`, stop)],
  [
    'stopped in the first sentence of a wizard chapter',
    byControllableWriter('Deniz o gece', stop, () => wizardRequest()),
  ],
  [
    'left by its reader and failed',
    byControllableWriter(fakeStory, async ({ pending, id }) => {
      pending.fail(new AiError('AI_NETWORK'));
      await expect.poll(() => generationRegistry(app.deps).get(id)).toBeUndefined();
    }),
  ],
  [
    'failed by an error that nobody foresaw',
    byControllableWriter(fakeStory, async ({ pending }) => pending.fail(new Error('broken'))),
  ],
  [
    'ended by a shutdown',
    byControllableWriter(fakeStory, async ({ id }) => generationRegistry(app.deps).get(id)?.end('shutdown')),
  ],
  [
    'lost its lease with nothing stored',
    byControllableWriter(fakeStory, async ({ id }) => {
      await app.deps.pool.query(`UPDATE generations SET lease_until = now() - interval '1 s' WHERE id = $1`, [
        id,
      ]);
      await failAbandonedGenerations(app.deps);
      generationRegistry(app.deps).get(id)?.end('lost');
      await expect.poll(() => generationRegistry(app.deps).get(id)).toBeUndefined();
    }),
  ],
  [
    'killed, and freed by the sweep',
    async (person) => {
      const end = await byModel('fault-401', () => generationRequest(plain))(person);
      await abandon(end.key, 'Deniz o gece');
      await failAbandonedGenerations(app.deps);
      return { ...end, text: 'Deniz o gece' };
    },
  ],
  [
    'killed, and freed by the next start',
    async (person) => {
      const end = await byModel('fault-401', () => generationRequest(plain))(person);
      await abandon(end.key, 'Deniz o gece');
      await receive(person, generationRequest(plain));
      return { ...end, text: 'Deniz o gece' };
    },
  ],
];

describe('a failed attempt', () => {
  test.each(failedAttempts)('costs tokens or uses a free failure when it is %s', async (_name, attempt) => {
    const person = await member();
    const { key, text } = await attempt(person);
    const record = await readEnded(key);
    expect(text).not.toBe('');
    expect([record.cost > 0, record.free_failure].filter(Boolean)).toHaveLength(1);
    expect(record.error_code !== null).toBe(record.free_failure);
    expect(await countOf(`generate:free-failures:${person.client.userId}`)).toBe(record.free_failure ? 1 : 0);
    expect(await ledgerSum(person.client.userId)).toBe(record.cost);
  });

  test.each(failedAttempts)(
    'costs tokens when it is %s and the free failures are used up',
    async (_name, attempt) => {
      await allowFreeFailures(0);
      const person = await member();
      const { key } = await attempt(person);
      const record = await readEnded(key);
      expect(record).toMatchObject({ free_failure: false });
      expect(record.cost).toBeGreaterThan(0);
      expect(await ledgerSum(person.client.userId)).toBe(record.cost);
    },
  );

  test.each(failedAttempts.filter(([name]) => !/selection|wizard/.test(name)))(
    'costs a guest tokens or uses a free failure, and counts for the address, when it is %s',
    async (_name, attempt) => {
      for (const freeFailures of [3, 0]) {
        await allowFreeFailures(freeFailures);
        const person = guest();
        setModel('ok');
        await person.client.request('/generations', {
          method: 'POST',
          json: generationRequest(),
          headers: person.headers,
        });
        const { key } = await attempt(person);
        const record = await readEnded(key);
        expect(record.day_keys).toBeNull();
        expect([record.cost > 0, record.free_failure].filter(Boolean)).toHaveLength(1);
        if (freeFailures === 0) expect(record.cost).toBe(50);
        const simulated = /killed|lost its lease/.test(_name);
        const day = await countOf(`generate:address-day:${person.headers['x-forwarded-for']}`);
        if (!simulated) expect(day).toBe(100);
      }
    },
  );

  test.each([
    ['refused before its first word', byModel('fault-503', () => generationRequest(plain))],
    ['an empty reply', byModel('fault-empty-content', () => generationRequest(plain))],
    ['only thoughts', byModel('think-unclosed', () => generationRequest(plain))],
    ['stopped before its first word', byControllableWriter('', stop)],
  ])(
    'costs nothing, uses no free failure and is not counted for the address when it is %s',
    async (_name, attempt) => {
      const person = await member();
      const { key, text } = await attempt(person);
      expect(text).toBe('');
      expect(await readEnded(key)).toMatchObject({ cost: 0, free_failure: false });
      expect(await countOf(`generate:free-failures:${person.client.userId}`)).toBe(0);
      const visitor = guest();
      setModel('ok');
      await visitor.client.request('/generations', {
        method: 'POST',
        json: generationRequest(),
        headers: visitor.headers,
      });
      await attempt(visitor);
      expect(await countOf(`generate:address-day:${visitor.headers['x-forwarded-for']}`)).toBe(50);
    },
  );
});

describe('free failures', () => {
  test('are three a day for an account; the fourth attempt costs the streamed text', async () => {
    setModel('one-sentence');
    const person = await member();
    const costs: [number, boolean][] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const json = generationRequest(plain);
      const { error } = await receive(person, json);
      const { cost, free_failure } = await recordOf(json.idempotencyKey);
      costs.push([cost, free_failure]);
      const { body } = await person.client.get<{ tokens: number }>('/tokens');
      expect(error).toMatchObject({
        code: 'AI_TOO_SHORT',
        data: {
          receipt: free_failure ? null : { cost, remaining: body.tokens },
          freeFailure: free_failure,
        },
      });
    }
    // The endless sentence is stopped a fifth above the forecast for a paragraph of 200 words.
    const price = Math.ceil(generationRequest().idea.length / 4) + Math.ceil((200 * 7.5 * 1.2) / 4);
    expect(costs).toEqual([
      [0, true],
      [0, true],
      [0, true],
      [price, false],
    ]);
  });

  test('limit a guest’s 110 attempts to eight delivered texts', async () => {
    setModel('one-sentence');
    const person = guest();
    const first = generationRequest();
    const { headers } = await person.client.request('/generations', {
      method: 'POST',
      json: first,
      headers: person.headers,
    });
    expect(headers.getSetCookie()).toHaveLength(1);
    let texts = 1;
    const refusals = new Set<string | undefined>();
    for (let turn = 0; turn < 109; turn += 1) {
      const { text, error } = await receive(person, generationRequest());
      if (text !== '') texts += 1;
      else refusals.add(error?.code);
    }
    expect(texts).toBe(3 + 5);
    expect([...refusals]).toEqual(['GUEST_TRIAL_USED_UP']);
  });

  test('are three a day for all guests of an address', async () => {
    setModel('one-sentence');
    const free: boolean[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const json = generationRequest();
      await receive(guest('198.51.100.70'), json);
      free.push((await recordOf(json.idempotencyKey)).free_failure);
    }
    expect(free).toEqual([true, true, true, false, false]);
  });

  test('are not used for the address when a guest’s idea is not understood', async () => {
    const address = '198.51.100.92';
    for (const { deps } of [app, other]) deps.writer = new StorytellerWriter('instant');
    for (let turn = 0; turn < 4; turn += 1) {
      const { error } = await receive(guest(address), generationRequest({ idea: 'Şehrin son fenercisi' }));
      expect(error?.code).toBe('AI_IDEA_UNCLEAR');
    }
    setModel('one-sentence');
    const json = generationRequest();
    await receive(guest(address), json);
    expect((await recordOf(json.idempotencyKey)).free_failure).toBe(true);
  });

  test('are limited to twenty ideas that are not understood in ten minutes', async () => {
    for (const { deps } of [app, other]) deps.writer = new StorytellerWriter('instant');
    const person = await member();
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const { error } = await receive(person, generationRequest({ ...plain, idea: 'Şehrin son fenercisi' }));
      codes.push(error?.code);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'AI_IDEA_UNCLEAR'));
    expect(codes[20]).toBe('TOO_MANY_REQUESTS');
  });

  test('are thirty a day for all accounts of an address', async () => {
    setModel('fault-too-short');
    const headers = { 'x-forwarded-for': '198.51.100.71' };
    let free = 0;
    for (let account = 0; account < 11; account += 1) {
      const person = { ...(await member()), headers };
      for (let turn = 0; turn < 3; turn += 1) {
        const json = generationRequest(plain);
        await receive(person, json);
        if ((await recordOf(json.idempotencyKey)).free_failure) free += 1;
      }
    }
    expect(free).toBe(30);
  });

  test('are available again on the next Istanbul day', async () => {
    setModel('fault-too-short');
    const person = await member();
    for (let turn = 0; turn < 4; turn += 1) await receive(person, generationRequest(plain));
    await app.deps.pool.query(`UPDATE rate_limits SET resets_at = now() - interval '1 s' WHERE key = $1`, [
      `generate:free-failures:${person.client.userId}`,
    ]);
    const json = generationRequest(plain);
    await receive(person, json);
    expect(await recordOf(json.idempotencyKey)).toMatchObject({ cost: 0, free_failure: true });
  });

  test('are not exceeded when texts of one address fail at the same time in two processes', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.72' };
    setModel('ok');
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const client = app.visitor();
        await client.request('/generations', { method: 'POST', json: generationRequest(), headers });
        return { client, headers };
      }),
    );
    setModel('one-sentence?delay=2');
    const keys = visitors.map(() => randomUUID());
    await Promise.all(
      visitors.map((person, index) =>
        receive(
          person,
          generationRequest({ idempotencyKey: keys[index] }),
          '/generations/stream',
          index % 2 ? app.url : other.url,
        ),
      ),
    );
    const records = await Promise.all(keys.map(readEnded));
    expect(records.filter(({ free_failure }) => free_failure)).toHaveLength(3);
    expect(records.filter(({ cost }) => cost === 50)).toHaveLength(9);
  });

  test('are used once when an end is settled twice', async () => {
    const controllableWriter = setControllableWriter();
    const person = await member();
    const json = generationRequest(plain);
    const received = receive(person, json);
    (await controllableWriter.next()).push(fakeStory);
    const { id } = await recordOf(json.idempotencyKey);
    await expect.poll(() => generationRegistry(app.deps).get(id)?.text).toBe(fakeStory);
    generationRegistry(app.deps).get(id)?.end('shutdown');
    await received;
    const again = `SELECT * FROM settle_broken_generation($1, 'failed', '', 99, '{}',
      jsonb_build_object('keys', jsonb_build_array($2::text), 'limits', '[3]'::jsonb, 'dayEnds', now() + interval '1 day'))`;
    const key = `generate:free-failures:${person.client.userId}`;
    expect((await app.deps.pool.query(again, [id, key])).rows).toEqual([]);
    expect(await countOf(key)).toBe(1);
  });

  test('are used for texts that draining ends', async () => {
    const third = await app.startAnother();
    const controllableWriter = createControllableWriter();
    third.deps.writer = controllableWriter;
    const person = await member();
    const json = generationRequest(plain);
    const received = receive(person, json, '/generations/stream', third.url);
    (await controllableWriter.next()).push(fakeStory);
    const { id } = await recordOf(json.idempotencyKey);
    await expect.poll(() => generationRegistry(third.deps).get(id)?.text).toBe(fakeStory);
    await drainGenerations(third.deps, 1);
    expect((await received).error).toBeNull();
    expect(await recordOf(json.idempotencyKey)).toMatchObject({
      status: 'stopped',
      cost: 0,
      free_failure: true,
    });
  });
});

test('charges the streamed text when the clean-up cut it to its first sentence', async () => {
  const person = await member();
  const { key, text } = await byModel('second-sentence', () => generationRequest(plain))(person);
  const { status, result, cost } = await recordOf(key);
  expect(status).toBe('completed');
  expect(result.length).toBeLessThan(text.length / 10);
  expect(cost).toBe(Math.ceil(generationRequest().idea.length / 4) + Math.ceil(text.length / 4));
});

describe('the guests of an IPv6 network', () => {
  const start = (address: string) =>
    app.visitor().request<{ code: string }>('/generations', {
      method: 'POST',
      json: generationRequest(),
      headers: { 'x-forwarded-for': address },
    });

  test('share twice the daily tokens of an address in a /56, and eight times as many in a /48', async () => {
    setModel('ok');
    for (const { deps } of [app, other]) deps.settings = { ...usualSettings, guestDailyTokens: 100 };
    const statuses: number[] = [];
    for (let net = 0; net < 6; net += 1) statuses.push((await start(`2001:db8:7:${net}::1`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const wide: number[] = [];
    for (let net = 1; net < 16; net += 1) wide.push((await start(`2001:db8:7:${net}00::1`)).status);
    expect(wide.filter((status) => status === 200)).toHaveLength(12);
  });

  test('are not counted for any prefix when nothing was delivered', async () => {
    setModel('fault-503');
    expect((await start('2001:db8:8:1::1')).status).toBe(503);
    for (const key of ['2001:db8:8:1::/64', '2001:db8:8:0::/56', '2001:db8:8:0::/48']) {
      expect(await countOf(`generate:address-day:${key}`)).toBe(0);
    }
    const { rows } = await app.deps.pool.query('SELECT 1 FROM rate_limits WHERE key = $1', [
      'generate:address-day:2001:db8:8:0::/48',
    ]);
    expect(rows).toHaveLength(1);
  });
});

test.each([
  [
    'a selection',
    'Kapı.',
    '/selection-actions/stream',
    () => selectionInput({ action: 'continue', passage: '', before: 'Fener o gece yanmadı.' }),
  ],
  ['a story', fakeStory.slice(0, 60), '/generations/stream', () => generationRequest(plain)],
])('charges the text before a closing think tag in %s', async (_name, kept, path, json) => {
  setModel('ok');
  fake.queue({ text: `${fakeStory.slice(0, 330)}</think>${kept}` });
  const person = await member();
  const request = json();
  const { text } = await receive(person, request, path);
  expect(text.length).toBeGreaterThan(330);
  const { status, cost } = await readEnded(request.idempotencyKey);
  expect(status).toBe('completed');
  // One token for four characters that the reader has received.
  expect(cost).toBeGreaterThanOrEqual(Math.ceil(330 / 4));
});
