/**
 * The server that benchmarks ask: as it runs for people, in a process of its own, over a PostgreSQL of its own, with
 * writers of the Pro plan who have some stories. Tells, asked by any message, how long its event loop stood still at most
 * since it was last asked. Arguments: data directory, with a `story.txt` where one story is to be that; `pages` where the
 * build's pages are served too.
 */

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { countWords } from '#domain/story/story.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createApp } from '#server/app/app.ts';
import { listen } from '#server/app/listen.ts';
import { mountWeb } from '#server/app/web/mount.ts';
import { createAccount } from '#testing/factories/account.ts';
import { openMeasured } from './measured-app.ts';

/** What the parent learns first. */
export interface StoryServer {
  port: number;
  /** Of each writer. */
  cookies: string[];
  /** Of the first writer's story whose text was given. */
  storyId: string | null;
}

/** What the parent learns when it asks, ms. */
export interface LoopDelay {
  longest: number;
}

/** As many writers as there are exports to compare: each may export 30 times an hour. */
const writers = 10;

const { env, db, close, deps } = await openMeasured(process.argv[2] ?? '');
const accounts = await Promise.all(
  Array.from({ length: writers }, () =>
    createAccount(deps, { plan: 'pro', planEndsAt: new Date(Date.now() + dayMs) }),
  ),
);
for (let count = 0; count < 10; count += 1) {
  const story = {
    id: randomUUID(),
    user_id: accounts[0]?.userId ?? '',
    title: `Öykü ${count}`,
    content: 'Bir gün.',
    word_count: 2,
  };
  await db.insertInto('stories').values(story).execute();
}
const given = join(env.dataDir, 'story.txt');
const storyId = existsSync(given) ? randomUUID() : null;
if (storyId) {
  const content = readFileSync(given, 'utf8');
  const story = { id: storyId, user_id: accounts[0]?.userId ?? '', title: 'Uzun roman', content };
  await db
    .insertInto('stories')
    .values({ ...story, word_count: countWords(content) })
    .execute();
}
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('message', () => {
  process.send?.({ longest: delays.max / 1e6 } satisfies LoopDelay);
  delays.reset();
});
const app = createApp(deps);
if (process.argv[3] === 'pages') await mountWeb(app, deps);
const listening = await listen(app, { host: '127.0.0.1', port: 0 });
process.send?.({
  port: listening.port,
  cookies: accounts.map(({ cookie }) => cookie),
  storyId,
} satisfies StoryServer);
process.on('disconnect', () => {
  void listening
    .close(0)
    .then(() => close())
    .finally(() => process.exit());
});
