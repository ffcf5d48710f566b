import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import type { Story } from '#contract/stories.ts';
import { type Client, createClient } from '#testing/client.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { prepareServer, type ServerProcess } from '#testing/server-process.ts';
import { leaseMs } from './timing.ts';

/** How often the server, started as by a person with its embedded PostgreSQL and fsync on, is killed with SIGKILL. */
const kills = process.env.SOAK ? 10 : 1;
/** How many of the last saves are read one by one, because a kill endangers the last ones. */
const lastSaves = 30;

let fake: FakeAi;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  fake = await startFakeAi({ record: false });
  server = await prepareServer({
    AI_PROVIDER: 'other',
    AI_BASE_URL: fake.baseUrl,
    AI_API_KEY: 'key',
    AI_MODEL: 'ok?piece=20&delay=60',
  });
  url = server.url;
});
afterAll(async () => {
  await server.remove();
  await fake.close();
});

async function signUp(): Promise<Client> {
  const client = createClient(url);
  const username = `u_${randomBytes(6).toString('hex')}`;
  const answer = await client.post('/auth/sign-up', {
    username,
    email: `${username}@test.example`,
    password: 'uzun-bir-parola',
  });
  expect(answer.status).toBe(201);
  return client;
}

/** Saves stories until the server is killed; records only acknowledged ones. */
async function saveUntilKilled(client: Client, acknowledged: Story[]): Promise<void> {
  for (;;) {
    const answer = await client.post<Story>('/stories', storyDraft()).catch(() => null);
    if (answer?.status !== 201) return;
    acknowledged.push(answer.body);
  }
}

interface Watched {
  id: string;
  seen: string;
}

/** Reads a stream until the server is killed. */
async function watchUntilKilled(client: Client, watched: Watched): Promise<void> {
  const stream = await openEventStream<GenerationEvent>(`${url}/api/generations/stream`, {
    cookie: client.cookie(),
    json: generationRequest(),
  });
  try {
    for (let event = await stream.next(); event; event = await stream.next()) {
      if (event.data.type === 'started') watched.id = event.data.generation.id;
      if (event.data.type === 'piece') watched.seen += event.data.text;
    }
  } catch {
    // The kill closed the connection.
  }
}

test(
  'loses no acknowledged save, blocks no start and charges correctly when a process is killed',
  async () => {
    const writers: { client: Client; saved: Story[]; paid: number; killed: Watched }[] = [];
    await server.start();
    for (let round = 0; round < kills; round += 1) {
      const here = await Promise.all(
        [1, 2].map(async () => ({
          client: await signUp(),
          saved: [] as Story[],
          paid: 0,
          killed: { id: '', seen: '' },
        })),
      );
      writers.push(...here);
      for (const writer of here) {
        const { body } = await writer.client.post<Generation>('/generations', generationRequest());
        writer.paid = body.receipt?.cost ?? 0;
        expect(writer.paid).toBeGreaterThan(0);
      }
      // The second needs 100 tokens, which the first has left.
      const busy = here.flatMap(({ client, saved, killed }) => [
        saveUntilKilled(client, saved),
        watchUntilKilled(client, killed),
      ]);
      await expect
        .poll(() => here.every(({ killed, saved }) => killed.seen.length > 400 && saved.length > 10), {
          timeout: 20_000,
        })
        .toBe(true);
      await server.kill();
      await Promise.all(busy);
      await server.start();
    }

    for (const { client, saved, killed, paid } of writers) {
      const { body: list } = await client.get<{ total: number }>('/stories?limit=1');
      expect(list.total).toBeGreaterThanOrEqual(saved.length);
      for (const story of saved.slice(-lastSaves)) {
        const { status, body } = await client.get<Story>(`/stories/${story.id}`);
        expect([status, body.content]).toEqual([200, story.content]);
      }
      const found = await client.get<Generation>(`/generations/${killed.id}`);
      expect(['running', 'stopped']).toContain(found.body.status);
      expect(found.body.text.length).toBeGreaterThan(0);
      // The kept text may lack the end of the received one, and may be longer when the connection lost data.
      const kept = found.body.text;
      expect(killed.seen.startsWith(kept) || kept.startsWith(killed.seen)).toBe(true);

      const { body: ledger } = await client.get<{ entries: { delta: number; reason: string }[] }>(
        '/tokens/ledger',
      );
      const { body: balance } = await client.get<{ tokens: number }>('/tokens');
      const sum = ledger.entries.reduce((total, { delta }) => total + delta, 0);
      expect(balance.tokens).toBe(sum);
      expect(balance.tokens).toBe(500 - paid);
    }
    const last = writers.at(-1);
    if (!last) throw new Error('Nobody wrote.');
    await expect
      .poll(async () => (await last.client.get<Generation>(`/generations/${last.killed.id}`)).body.status, {
        timeout: leaseMs + 10_000,
        interval: 500,
      })
      .toBe('stopped');
    const answers = await Promise.all(
      writers.map(({ client }) => client.post<Generation>('/generations', generationRequest())),
    );
    expect(answers.map(({ status }) => status)).toEqual(writers.map(() => 200));
  },
  kills * 30_000 + 60_000,
);
