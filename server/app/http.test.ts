import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { createApp } from '#server/app/app.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let writer: SignedInClient;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) });
  writer = await app.signIn();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  status: number;
  message: string;
  data?: { issues: { path: string; message: string }[] };
  requestId: string;
}

const json = { 'content-type': 'application/json' };
const send = (raw: RequestInit['body'], headers: Record<string, string> = json, method = 'POST') =>
  writer.request<Failure>('/stories', { method, raw, headers });

/** Checks the envelope: status, code and request id, without internal details. */
function expectFailure(
  answer: { status: number; headers: Headers; body: Failure },
  status: number,
  code: string,
) {
  const { body, headers } = answer;
  expect(answer.status).toBe(status);
  expect(body).toMatchObject({ code, status, requestId: headers.get('x-request-id') });
  expect(
    Object.keys(body).filter((key) => !['code', 'status', 'message', 'data', 'requestId'].includes(key)),
  ).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/\.ts|node_modules|Error:| at /);
}

describe('an invalid request', () => {
  test('answers NOT_FOUND for an unknown path', async () => {
    for (const path of ['/nope', '/stories/a/b/c', '/', '/__proto__']) {
      const answer = await writer.get<Failure>(path);
      expectFailure(answer, 404, 'NOT_FOUND');
      expect(answer.body.message).toBe(messages.request.notFound);
    }
  });

  test('lists the methods of the path when its own is not among them', async () => {
    const answer = await send(undefined, {}, 'PATCH');
    expectFailure(answer, 405, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  test.each([
    ['malformed JSON', '{"id":'],
    ['bare text', 'merhaba'],
    ['half a string', '"yarım'],
  ])('is refused when its body is %s', async (_name, raw) => {
    const answer = await send(raw);
    expectFailure(answer, 400, 'MALFORMED_REQUEST');
    expect(answer.body.message).toBe(messages.request.malformed);
  });

  test.each([
    ['none', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['a charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a lookalike', { 'content-type': 'application/jsonp' }],
    ['an encoding', { ...json, 'content-encoding': 'gzip' }],
  ])('is refused for its content type: %s', async (_name, headers) => {
    expectFailure(await send(Buffer.from('{}'), headers), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  test.each([
    ['null', 'null', ['']],
    ['a list', '[]', ['']],
    ['a number', '7', ['']],
    ['nothing in it', '{}', ['id', 'title', 'content']],
    ['nulls', '{"id":null,"title":null,"content":null}', ['id', 'title', 'content']],
    ['wrong types', '{"id":7,"title":["a"],"content":{},"genre":true}', ['id', 'title', 'content', 'genre']],
    ['a NUL', JSON.stringify(storyDraft({ title: 'a\u0000b' })), ['title']],
    ['a long title', JSON.stringify(storyDraft({ title: 'ş'.repeat(201) })), ['title']],
    ['a long genre', JSON.stringify(storyDraft({ genre: 'g'.repeat(61) })), ['genre']],
    ['a long idea', JSON.stringify(storyDraft({ prompt: 'p'.repeat(4_001) })), ['prompt']],
    ['no body', undefined, ['']],
  ])('is refused with Turkish validation errors: %s', async (_name, raw, paths) => {
    const answer = await send(raw);
    expectFailure(answer, 422, 'INVALID_INPUT');
    const { issues = [] } = answer.body.data ?? {};
    expect(issues.map(({ path }) => path)).toEqual(paths);
    for (const { message } of issues) expect(message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/);
    expect((await writer.get<{ total: number }>('/stories')).body.total).toBe(0);
  });

  test.each([
    'application/json; charset=UTF-8',
    'application/json;charset="utf-8"',
    'Application/JSON; profile=x',
  ])('passes the check of its content type: %s', async (type) => {
    expectFailure(await send('{}', { 'content-type': type }), 422, 'INVALID_INPUT');
  });

  test('is refused when its query has the wrong type', async () => {
    for (const query of [
      'limit=0',
      'limit=abc',
      'limit=101',
      'cursor[a]=1',
      'limit=1&limit=2',
      'limit[]=5',
      'limit=0x10',
      'limit=1e2',
    ]) {
      expectFailure(await writer.get<Failure>(`/stories?${query}`), 422, 'INVALID_INPUT');
    }
  });

  test('is refused before it is read when its length is too large', async () => {
    expectFailure(await send(Buffer.alloc(9_000_001, ' ')), 413, 'PAYLOAD_TOO_LARGE');
  });

  test('is refused when it is larger than its operation allows', async () => {
    const visitor = app.visitor();
    const large = (bytes: number) => ({ method: 'POST', headers: json, raw: Buffer.alloc(bytes, ' ') });
    expectFailure(await visitor.request<Failure>('/auth/sign-in', large(65_537)), 413, 'PAYLOAD_TOO_LARGE');
    expectFailure(await visitor.request<Failure>('/generations', large(700_001)), 413, 'PAYLOAD_TOO_LARGE');
    expectFailure(await visitor.request<Failure>('/stories', large(65_537)), 401, 'UNAUTHORIZED');
    expectFailure(await visitor.request<Failure>('/nope', large(65_537)), 413, 'PAYLOAD_TOO_LARGE');
  });

  test('is cut off when it is too large and has no length', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    expectFailure(await send(endless), 413, 'PAYLOAD_TOO_LARGE');
  });

  test('is read in chunks without a length', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(storyDraft({ title: '' })));
    const chunked = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expectFailure(await send(chunked), 422, 'INVALID_INPUT');
  });

  test('changes nothing when its body ends early', async () => {
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
        socket.write(
          `POST /api/stories HTTP/1.1\r\nhost: x\r\ncookie: ${writer.cookie()}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"id":`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    expect((await writer.get<{ total: number }>('/stories')).body.total).toBe(0);
    expect(lines).toEqual([]);
  });
});

describe('a request from another site', () => {
  const signOut = (headers: Record<string, string>) =>
    app.visitor().request<Failure>('/auth/sign-out', { method: 'POST', headers });

  test.each([
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://kotu.example' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('is refused: %s', async (_name, headers) => {
    const answer = await signOut(headers);
    expectFailure(answer, 403, 'FORBIDDEN');
    expect(answer.body.message).toBe(messages.request.foreignOrigin);
  });

  test('is distinguished from one of this site', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: app.url },
      { origin: 'http://localhost' },
      {},
    ];
    for (const headers of own) expect((await signOut(headers)).status).toBe(200);
  });
});

describe('a response', () => {
  test('has the security headers and is not cached', async () => {
    const { headers } = await writer.get('/stories');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('hides the cause of an error, which is logged with the request id', async () => {
    await app.deps.pool.query('ALTER TABLE stories RENAME COLUMN genre TO hidden');
    const answer = await writer.get<Failure>('/stories');
    await app.deps.pool.query('ALTER TABLE stories RENAME COLUMN hidden TO genre');
    expectFailure(answer, 500, 'STORIES_LOAD_FAILED');
    expect(answer.body.message).toBe(messages.story.loadFailed);
    const logged = lines
      .map((line) => JSON.parse(line))
      .find(({ requestId }) => requestId === answer.body.requestId);
    expect(logged.err.message).toContain('genre');
  });
});

test('answers in Turkish without its database and recovers', async () => {
  const lone = await startTestApp();
  const client = await lone.signIn();
  const { pool } = lone.deps;
  const query = pool.query;
  pool.query = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const answer = await client.get<Failure>('/stories');
  expectFailure(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.body.message).toBe(messages.request.unavailable);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${lone.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${lone.url}/healthz`)).status).toBe(200);
  pool.query = query;
  expect((await client.get('/stories')).status).toBe(200);
  expect((await fetch(`${lone.url}/readyz`)).status).toBe(200);
  await lone.stop();
});

test('sends Strict-Transport-Security over https in production', async () => {
  const secure = await startTestApp({ env: { NODE_ENV: 'production', PUBLIC_URL: 'https://site.example' } });
  const { headers } = await secure.visitor().get('/site');
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  await secure.stop();
});

describe('metrics', () => {
  const token = 'a-token-that-only-prometheus-knows';
  const bearer = { authorization: `Bearer ${token}` };
  let observed: TestApp;
  beforeAll(async () => {
    observed = await startTestApp({ env: { METRICS_TOKEN: token } });
  });
  afterAll(() => observed.stop());

  test('count operations by their released id', async () => {
    await observed.visitor().get('/site');
    await observed.visitor().get('/bible');
    const answer = await fetch(`${observed.url}/metrics`, { headers: bearer });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(text).toContain('api_requests_total{operation="site.status",method="GET",status="200"} 1');
    expect(text).toContain('api_requests_total{operation="bible.list",method="GET",status="401"} 1');
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ['no token, as through a proxy that adds no header', {}],
    ['another token', { authorization: 'Bearer a-token-that-only-prometheus-guesses' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['the beginning of the token', { authorization: bearer.authorization.slice(0, -1) }],
    ['the token after another scheme', { authorization: `Basic ${token}` }],
    ['the token as a cookie', { cookie: `authorization=Bearer ${token}` }],
  ])('answer NOT_FOUND to a request with %s', async (_name, headers) => {
    const answer = await fetch(`${observed.url}/metrics`, { headers });
    expect([answer.status, await answer.text()]).toEqual([404, messages.request.notFound]);
    expect((await fetch(`${observed.url}/metrics?token=${token}`, { headers })).status).toBe(404);
  });

  test('answer NOT_FOUND when no token is configured', async () => {
    for (const headers of [{}, bearer, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }])
      expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(404);
  });
});

test('answers an error outside of the API in Turkish, without its cause', async () => {
  const lone = createApp(app.deps);
  lone.get('/fault', () => {
    throw new Error('an inner matter');
  });
  const answer = await lone.request('/fault');
  expect([answer.status, await answer.text()]).toEqual([500, messages.request.unknown]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends the security headers for health and unknown addresses', async () => {
  for (const { headers } of [await fetch(`${app.url}/healthz`), await fetch(`${app.url}/nope`)])
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await fetch(`${app.url}/nope`)).text()).toBe(messages.request.notFound);
});

test('serves the OpenAPI document with an ETag', async () => {
  const address = `${app.url}/api/openapi.json`;
  const first = await fetch(address);
  const { paths } = (await first.json()) as { paths: Record<string, { put?: { security?: object[] } }> };
  expect(paths['/stories/{id}']?.put?.security).toEqual([{ session: [] }]);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('shows the API docs with own files and a strict policy', async () => {
  const page = await fetch(`${app.url}/api/docs`);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe');
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)];
  expect(addresses).toHaveLength(4);
  for (const [, address = ''] of addresses) {
    const file = await fetch(new URL(address, page.url));
    expect([new URL(file.url).origin, file.status]).toEqual([app.url, 200]);
    expect(file.headers.get('content-type')).toMatch(/^text\/(javascript|css);/);
  }
});
