import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scenarios } from './scenario.ts';
import { type FakeAi, startFakeAi } from './server.ts';
import { fakeStory } from './story.ts';

const apiKey = 'sk-secret-of-the-test';
let fake: FakeAi;

beforeAll(async () => {
  fake = await startFakeAi({ apiKey });
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

function ask(body: unknown, { path = '/chat/completions', key = apiKey } = {}): Promise<Response> {
  return fetch(fake.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('an ordinary model writes the story, whole or streamed', async () => {
  const whole = await ask({ model: 'any', messages: [] });
  expect(await whole.json()).toMatchObject({ choices: [{ message: { content: fakeStory } }] });
  const stream = await (await ask({ model: 'any', messages: [], stream: true })).text();
  const pieces = stream.matchAll(/"delta":\{"content":("(?:[^"\\]|\\.)*")/g);
  expect(Array.from(pieces, ([, json]) => JSON.parse(json ?? '')).join('')).toBe(fakeStory);
  expect(stream.trimEnd().endsWith('data: [DONE]')).toBe(true);
});

test('a scenario with a body of its own answers just that', async () => {
  for (const [model, scenario] of Object.entries(scenarios)) {
    if (scenario.body === undefined) continue;
    const answer = await ask({ model, messages: [] });
    expect(answer.status).toBe(scenario.status);
    expect(await answer.text()).toBe(scenario.body);
  }
});

test('queued scenarios come first, one request each', async () => {
  fake.queue({ status: 503, body: '{}' }, { text: 'Kısa.' });
  expect((await ask({ model: 'fault-401' })).status).toBe(503);
  expect(await (await ask({ model: 'fault-401' })).text()).toContain('Kısa.');
  expect((await ask({ model: 'fault-401' })).status).toBe(401);
});

test('a text can name a scenario', async () => {
  const messages = [{ role: 'user', content: 'Deniz feneri #olmayan #fault-429' }];
  expect((await ask({ model: 'ok', messages })).status).toBe(429);
});

test('requests are recorded without the key', async () => {
  await ask({ model: 'ok', temperature: 0.7 });
  await ask({ model: 'ok' }, { key: 'sk-another' });
  expect(fake.requests).toMatchObject([
    { path: '/v1/chat/completions', key: 'right', body: { model: 'ok', temperature: 0.7 } },
    { key: 'wrong' },
  ]);
  expect(JSON.stringify(fake.requests)).not.toMatch(/sk-/);
});

test('a wrong key, another path and a body that is no JSON are refused', async () => {
  expect((await ask({ model: 'ok' }, { key: 'sk-another' })).status).toBe(401);
  expect((await ask({ model: 'ok' }, { path: '/models' })).status).toBe(404);
  expect((await ask('{')).status).toBe(400);
});

test('a strict dialect refuses a field that it does not know', async () => {
  const google = await startFakeAi({ dialect: 'google' });
  const body = JSON.stringify({ model: 'ok', messages: [], venice_parameters: {} });
  const answer = await fetch(`${google.baseUrl}/chat/completions`, { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
  await google.close();
});
