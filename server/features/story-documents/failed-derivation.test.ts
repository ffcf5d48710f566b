import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story, StoryPage } from '#contract/stories.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { openSync } from '#testing/story-sync/sync-client.ts';

let now = new Date();
let app: TestApp;
let writer: SignedInClient;
const failures: string[] = [];
const log = pino(
  { level: 'error' },
  { write: (line: string) => void failures.push(JSON.parse(line).storyId) },
);
beforeAll(async () => {
  app = await startTestApp({ now: () => now, log });
  writer = await app.signIn();
  await app.deps.pool.query(`
    CREATE TABLE underivable (story_id uuid);
    CREATE FUNCTION fail_for_underivable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM underivable u WHERE u.story_id = new.story_id) AND new.derived_version > old.derived_version
        THEN RAISE EXCEPTION 'This document cannot be derived.'; END IF;
      RETURN new;
    END $$;
    CREATE TRIGGER fail_for_underivable BEFORE UPDATE ON story_documents
      FOR EACH ROW EXECUTE FUNCTION fail_for_underivable()`);
});
afterAll(() => app.stop());

async function write(storyId: string, text: string): Promise<void> {
  const editor = await openSync(app.url, { cookie: writer.cookie(), storyId, create: true });
  await editor.change((doc) => storyTypes(doc).content.insert(0, text));
  editor.close();
}

const list = async () => {
  const answer = await writer.get<StoryPage>('/stories');
  expect(answer.status).toBe(200);
  return answer.body.stories.map(({ preview }) => preview).toSorted();
};

test('a story that cannot be derived is listed as it was, does not hold up the others, and is tried again ever later', async () => {
  const bad = randomUUID();
  await write(bad, 'Eski.');
  expect(await list()).toEqual(['Eski.']);
  await app.deps.pool.query('INSERT INTO underivable VALUES ($1)', [bad]);
  await write(bad, 'Yeni. ');
  await write(randomUUID(), 'Başka.');
  expect(await list()).toEqual(['Başka.', 'Eski.']);
  const panel = await writer.get<unknown>('/panel');
  expect(panel.status).toBe(200);
  const data = await fetch(`${app.url}/api/account/export`, {
    headers: { cookie: writer.cookie(), 'sec-fetch-site': 'same-origin' },
  });
  expect(data.status).toBe(200);
  await data.arrayBuffer();
  expect(failures).toEqual([bad]);

  // A longer wait after each failure.
  for (const seconds of [6, 6, 6]) {
    now = new Date(now.getTime() + seconds * 1_000);
    await list();
  }
  expect(failures).toEqual([bad, bad, bad]);

  await app.deps.pool.query('DELETE FROM underivable');
  now = new Date(now.getTime() + 600_000);
  expect(await list()).toEqual(['Başka.', 'Yeni. Eski.']);
  expect((await writer.get<Story>(`/stories/${bad}`)).body.content).toBe('Yeni. Eski.');
});
