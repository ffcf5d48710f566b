import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, RequestOptions } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { createPuppetWriter } from '#testing/puppet-writer.ts';

const puppet = createPuppetWriter();
const lines: string[] = [];
let app: TestApp;
let person: SignedInClient;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({ writer: puppet, log });
  person = await app.signIn();
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };
const oneTimeHeaders = new Set(['date', 'x-request-id']);

interface Failure {
  code?: string;
  requestId?: string;
  data?: { id?: string; retryAfterSeconds?: number };
}

async function ask(client: Client, path: string, options: RequestOptions) {
  const { status, headers, body } = await client.request<Failure>(path, { method: 'POST', ...options });
  const { requestId, ...rest } = body;
  if (requestId !== undefined) expect(requestId).toBe(headers.get('x-request-id'));
  const kept = [...headers].filter(([name]) => !oneTimeHeaders.has(name));
  return { status, headers: Object.fromEntries(kept), body: JSON.stringify(rest), code: body.code };
}

/** Asks at the operation's own path, which is run directly, and at the same with a slash behind it, which oRPC's handler answers. */
async function askBoth(client: Client, options: () => RequestOptions) {
  const direct = await ask(client, '/generations', options());
  expect(direct).toEqual(await ask(client, '/generations/', options()));
  return direct;
}

const request = (fields: object) => JSON.stringify(generationRequest(fields));

describe('an operation that is run directly answers as oRPC does', () => {
  test.each<[name: string, status: number, raw: string | undefined, headers?: Record<string, string>]>([
    ['malformed JSON', 400, '{"id":'],
    ['bare text', 400, 'merhaba'],
    ['half a string', 400, '"yarım'],
    ['more parts than any input has', 400, `[${'[],'.repeat(40_000)}[]]`],
    ['a form', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a charset', 415, '{}', { 'content-type': 'application/json; charset=utf-16' }],
    ['an encoding', 415, '{}', { ...json, 'content-encoding': 'gzip' }],
    ['null', 422, 'null'],
    ['a list', 422, '[]'],
    ['a number', 422, '7'],
    ['nothing in it', 422, '{}'],
    ['no body', 422, undefined],
    ['nulls', 422, request({ idea: null, surface: null })],
    ['wrong types', 422, request({ idea: 7, genre: true, paragraphs: '2' })],
    ['a NUL', 422, request({ idea: 'a\u0000b' })],
    ['an empty idea', 422, request({ idea: ' \n ' })],
    ['a long idea', 422, request({ idea: 'ş'.repeat(4_001) })],
    ['a wizard without its choices', 422, request({ surface: 'wizard' })],
    ['too much by its announced length', 413, ' '.repeat(700_001)],
    ['a foreign origin', 403, request({}), { ...json, origin: 'https://kotu.example' }],
    ['a sibling site', 403, request({}), { ...json, 'sec-fetch-site': 'same-site' }],
  ])('to %s', async (_name, status, raw, headers = json) => {
    const answer = await askBoth(person, () => ({ raw, headers }));
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json');
    expect((await app.deps.pool.query('SELECT FROM generations')).rowCount).toBe(0);
  });

  test('to a body past its limit whose length was not announced', async () => {
    const endless = () => {
      let sent = 0;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          if (sent > 20) controller.close();
          else controller.enqueue(new Uint8Array(100_000).fill(32));
        },
      });
    };
    expect((await askBoth(person, () => ({ raw: endless(), headers: json }))).status).toBe(413);
  });

  test('to people who may not start', async () => {
    const poor = await app.signIn({ tokens: 99 });
    const answer = await askBoth(poor, () => ({ json: generationRequest() }));
    expect([answer.status, answer.code]).toEqual([402, 'TOO_FEW_TOKENS']);

    const hasty = await app.signIn();
    await app.deps.pool.query(
      `INSERT INTO generations (user_id, idempotency_key, surface, status, idea, lease_until)
       SELECT $1, gen_random_uuid(), 'landing', 'failed', 'fikir', now() FROM generate_series(1, 120)`,
      [hasty.userId],
    );
    for (const path of ['/generations', '/generations/']) {
      const { status, headers, body } = await hasty.post<Failure>(path, generationRequest());
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(headers.get('retry-after')).toBe(String(body.data?.retryAfterSeconds));
    }
  });

  test('to one more while one runs, and to a repeat of one that ended', async () => {
    const again = generationRequest();
    const first = person.post<{ text: string }>('/generations', again);
    const writing = await puppet.next();
    const refused = await askBoth(person, () => ({ json: generationRequest() }));
    expect([refused.status, refused.code]).toEqual([409, 'GENERATION_RUNNING']);
    writing.push(fakeStory);
    writing.finish();
    expect((await first).body.text).toBe(fakeStory);
    const repeat = await askBoth(person, () => ({ json: again }));
    expect([repeat.status, JSON.parse(repeat.body).text]).toEqual([200, fakeStory]);
  });

  test('to a guest, whose first answer names the trial', async () => {
    const again = generationRequest();
    const writing = puppet.next().then((performance) => {
      performance.push(fakeStory);
      performance.finish();
    });
    const answer = await ask(app.visitor(), '/generations', { json: again });
    await writing;
    expect(answer.headers['set-cookie']).toMatch(/^guest=/);
    expect(await ask(app.visitor(), '/generations/', { json: again })).toEqual(answer);
  });

  test('where the database is away', async () => {
    const lone = await startTestApp({ writer: puppet });
    const client = await lone.signIn();
    const { pool } = lone.deps;
    const query = pool.query;
    pool.query = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    const answer = await askBoth(client, () => ({ json: generationRequest() }));
    pool.query = query;
    expect([answer.status, answer.code, answer.headers['retry-after']]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '5',
    ]);
    await lone.stop();
  });
});

test('a body that breaks off starts nothing and harms nobody', async () => {
  const asked = puppet.asked;
  const head = `host: x\r\ncookie: ${person.cookie()}\r\ncontent-type: application/json\r\ncontent-length: 999`;
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      const begun = `POST /api/generations HTTP/1.1\r\n${head}\r\n\r\n{"idempotencyKey":"${randomUUID()}",`;
      socket.write(begun, () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await person.get('/tokens')).status).toBe(200);
  expect([puppet.asked, lines]).toEqual([asked, []]);
});
