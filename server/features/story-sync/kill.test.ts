import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { type Client, createClient } from '#testing/client.ts';
import { prepareServer, type ServerProcess } from '#testing/server-process.ts';
import { openEditor, type SimulatedEditor } from '#testing/story-sync/simulated-editor.ts';

/** How often the server, started as by a person with its embedded PostgreSQL and fsync on, is killed with SIGKILL. */
const kills = process.env.SOAK ? 100 : 2;
const editorsAtOnce = 20;

let server: ServerProcess;
let client: Client;
beforeAll(async () => {
  server = await prepareServer({});
  await server.start();
  client = createClient(server.url);
  const username = `u_${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username}@test.example`, password: 'uzun-bir-parola' };
  expect((await client.post('/auth/sign-up', account)).status).toBe(201);
});
afterAll(() => server.remove());

interface Typist {
  storyId: string;
  editor: SimulatedEditor;
  typed: string[];
  /** Words whose save the server has confirmed. */
  acknowledged: string[];
}

/** Types a word every 30 ms until the server is killed, and notes what the server has confirmed meanwhile. */
async function typeUntil(typist: Typist, isOver: () => boolean): Promise<void> {
  const { editor, typed } = typist;
  while (!isOver()) {
    const word = `s${typed.length} `;
    editor.insert(editor.text().length, word);
    typed.push(word);
    await wait(30);
    if (!isOver() && editor.session.getSnapshot().state === 'saved') typist.acknowledged = [...typed];
  }
}

/** Opens the story on a device that never saw it. */
async function readAnew(storyId: string): Promise<string> {
  const fresh = await openEditor({ url: () => server.url, cookie: client.cookie(), storyId, isNew: false });
  await fresh.session.whenSaved(20_000);
  const text = fresh.text();
  await fresh.close();
  return text;
}

test(
  'no confirmed word is lost when the server is killed while twenty editors type, and none is repeated',
  async () => {
    const typists: Typist[] = await Promise.all(
      Array.from({ length: editorsAtOnce }, async () => {
        const storyId = randomUUID();
        const editor = await openEditor({
          url: () => server.url,
          cookie: client.cookie(),
          storyId,
          isNew: true,
        });
        return { storyId, editor, typed: [], acknowledged: [] };
      }),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      let isOver = false;
      const typing = typists.map((typist) => typeUntil(typist, () => isOver));
      const before = typists.map(({ acknowledged }) => acknowledged.length);
      await expect
        .poll(() => typists.every(({ acknowledged }, at) => acknowledged.length > (before[at] ?? 0)), {
          timeout: 20_000,
        })
        .toBe(true);
      await wait(200);
      isOver = true;
      await server.kill();
      await Promise.all(typing);
      await server.start();
      // A device that was never online again: only what was confirmed counts.
      const checked = typists[kill % typists.length] as Typist;
      expect(await readAnew(checked.storyId)).toContain(checked.acknowledged.join(''));
    }
    for (const { editor, storyId, typed } of typists) {
      editor.session.reconnect();
      await editor.session.whenSaved(20_000);
      expect(await readAnew(storyId)).toBe(typed.join(''));
      await expect
        .poll(async () => (await client.get<Story>(`/stories/${storyId}`)).body.content, { timeout: 20_000 })
        .toBe(typed.join('').trim());
      await editor.close();
    }
  },
  60_000 + kills * 20_000,
);
