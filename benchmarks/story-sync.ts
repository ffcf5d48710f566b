/**
 * How soon a keystroke is seen by another editor of the story, and what the server needs for it: 200 stories, each open
 * in two editors that type five characters a second. Arguments: stories (200), seconds (30). The server runs as for
 * people, with its PostgreSQL, on the same cores as this client.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { encodeUpdate } from '#domain/story/document/sync-messages.ts';
import { openSync, type SyncClient } from '#testing/story-sync/sync-client.ts';
import { startStoryServer } from './story-server-client.ts';

const stories = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 30);
/** Five characters a second; an editor sends each within 50 ms. */
const keyMs = 200;

const server = await startStoryServer();
const origin = server.url.slice(0, -'/api'.length);
/** When the character with this client and clock was typed, ms. */
const typedAt = new Map<string, number>();
const delays: number[] = [];

function watch(client: SyncClient): void {
  client.socket.on('message', () => {
    const message = client.messages.at(-1);
    if (message?.kind === 'updates') {
      for (const update of message.updates)
        for (const [by, end] of Y.parseUpdateMeta(update).to) {
          const at = typedAt.get(`${by}:${end}`);
          if (at !== undefined) delays.push(performance.now() - at);
        }
    }
    client.messages.length = 0;
  });
}

async function type(client: SyncClient, until: number): Promise<void> {
  let batch = 0;
  const { doc, socket } = client;
  doc.on('update', (update: Uint8Array, by: unknown) => {
    if (by === 'server') return;
    for (const [author, end] of Y.parseUpdateMeta(update).to)
      typedAt.set(`${author}:${end}`, performance.now());
    batch += 1;
    socket.send(encodeUpdate({ batch, update }));
  });
  await wait(Math.random() * keyMs);
  while (performance.now() < until) {
    const { content } = storyTypes(doc);
    content.insert(content.length, 'e');
    await wait(keyMs);
  }
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const clients: SyncClient[] = [];
for (let count = 0; count < stories; count += 1) {
  const cookie = server.cookies[count % server.cookies.length] ?? '';
  const storyId = randomUUID();
  for (const create of [true, false]) {
    const client = await openSync(origin, { cookie, storyId, create });
    watch(client);
    clients.push(client);
  }
}
await server.longestDelay();
const until = performance.now() + seconds * 1_000;
const cpu = process.cpuUsage();
await Promise.all(clients.map((client) => type(client, until)));
await wait(1_000);
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${stories} stories, ${clients.length} connections, ${Math.round(delays.length / seconds)} keystrokes seen a second: ` +
    `median ${Math.round(percentile(delays, 0.5))} ms, p95 ${Math.round(percentile(delays, 0.95))} ms, ` +
    `p99 ${Math.round(percentile(delays, 0.99))} ms; server ${Math.round(server.residentMb())} MB, ` +
    `its longest stop ${Math.round(await server.longestDelay())} ms; this client ${((user + system) / 1e6 / seconds).toFixed(2)} cores`,
);
for (const client of clients) client.close();
await server.stop();
