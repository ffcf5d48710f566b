/**
 * Prompt building with 2,000 world entries and a story of 150,000 words: what is chosen, and the whole job with its
 * messages, from what the database has answered on. Prints medians of warm runs, ms, for growing numbers of entries and
 * words: of a writer's first text, and of those after it, while no name of the world changes. Loading the
 * world is measured separately, with its own PostgreSQL.
 *
 *   node benchmarks/world.ts
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTerms } from '#domain/billing/plans.ts';
import { limits } from '#domain/limits.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import { findMentions, indexNames } from '#domain/world/find-mentions.ts';
import { buildStoryJob } from '#server/features/generations/request/build-story-job.ts';
import { loadWorld, type WorldItem } from '#server/features/world/index.ts';
import { storyMessages } from '#server/providers/ai/index.ts';
import { annotatedStory } from '#testing/world/annotated-story.ts';
import { openMeasured } from './measured-app.ts';

const runs = 41;
/** Limits: building a prompt, ms; what a word may cost more in a text that is four times as long. */
const promptMs = 20;
const maxGrowth = 1.5;
const page = annotatedStory.replaceAll(/\{\w\|([^}]+)\}/gu, '$1');
const wordsIn = (text: string) => text.split(/\s+/u).length;

/** A story of so many words. */
function story(words: number): string {
  const pages = Math.ceil(words / wordsIn(page));
  return Array.from({ length: pages }, () => page).join('\n');
}

const kinds = ['character', 'place', 'object', 'note'] as const;
const known = [
  'Deniz Aksoy',
  'Yusuf Kaptan',
  'deniz feneri',
  'sandık',
  'mektup',
  'pusula',
  'Çamlık Tepesi',
  'kitap',
];

/** Names that have nothing to do with each other, all the same, or all begun alike. */
const names = {
  different: (n: number, of: string) => known[n] ?? `${'Kara Gök Ak Boz'.split(' ')[n % 4]} Yer${n}${of}`,
  namesakes: (n: number, of: string) => `Deniz Aksoy${of} ${n % 7}`,
  alike: (n: number, of: string) =>
    `san${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}${n}${of}`,
};

/** @param of makes the names differ from those of other worlds of the same size. */
function makeWorld(count: number, name: (n: number, of: string) => string, of = ''): WorldItem[] {
  const at = new Date(0).toISOString();
  return Array.from({ length: count }, (_, n) => {
    const kind = kinds[n % kinds.length] ?? 'note';
    const called = name(n, of);
    const character = pickCard(characterFields, { name: called, personality: 'Az konuşur. '.repeat(20) });
    return {
      ...{
        id: `${n}`,
        kind,
        name: called,
        aliases: [`takma${n}${of}`, `öbür ad${n}`],
        text: 'Az konuşur. '.repeat(20),
      },
      ...{
        revision: 1,
        createdAt: at,
        updatedAt: at,
        use: n % 100 === 0 ? ('pinned' as const) : null,
        plot: null,
      },
      character: kind === 'character' ? character : null,
    };
  });
}

function median(work: (run: number) => void): number {
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  });
  return times.slice(10).sort((a, b) => a - b)[Math.floor((runs - 10) / 2)] ?? 0;
}

const show = (ms: number) => `${ms.toFixed(1)} ms`.padStart(10);

function build(entries: WorldItem[], text: string) {
  const { job } = buildStoryJob(
    defaultTerms.publisher,
    {
      idempotencyKey: '0',
      idea: 'Gül, sandıktaki mektubu fenerde okur.',
      premise: '',
      genre: '',
      // As the editor sends it: the newest part of the story.
      existingText: text.slice(-limits.continuation),
      surface: 'editor',
      audience: 'general',
      rating: 'safe',
      characters: [],
      plot: [],
    },
    'openai',
    { adultContent: false, chapter: null, world: entries },
  );
  return storyMessages(job);
}

/** Time to load a world from the database, ms: beside the limit, as with everything else of a request. */
async function loading(count: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yazihane-world-'));
  chmodSync(dataDir, 0o755);
  const { db, close } = await openMeasured(dataDir);
  try {
    const { id: user_id } = await db
      .insertInto('users')
      .values({ name: 'Ölçüm', email: 'olcum@yazihane.example', email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    // As many as an account holds of each sort: half of them entries, a quarter characters, a quarter plot elements.
    const items = makeWorld(count, names.different).map((item) => ({ ...item, id: randomUUID(), user_id }));
    const world = items.slice(0, count / 2).map(({ id, name, aliases, text }) => {
      return { id, kind: 'place', name, aliases, text, user_id };
    });
    await db.insertInto('bible_entries').values(world).execute();
    const people = items.slice(count / 2, (count * 3) / 4).map(({ id, name, text }) => {
      return { id, name, role: 'supporting', personality: text, user_id };
    });
    await db.insertInto('characters').values(people).execute();
    const events = items.slice((count * 3) / 4).map(({ id, name, text }) => {
      return { id, aliases: [name], type: 'development', description: text, user_id };
    });
    await db.insertInto('plot_elements').values(events).execute();
    const loaded = await loadWorld({ db }, user_id, null);
    if (loaded.length !== count) throw new Error(`The world has ${loaded.length} entries.`);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await loadWorld({ db }, user_id, null);
      times.push(performance.now() - start);
    }
    return times.slice(10).sort((x, y) => x - y)[Math.floor((runs - 10) / 2)] ?? Number.NaN;
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let held = true;
function row(name: string, ms: number, limit?: number): void {
  const mark = limit === undefined ? '         ' : ms <= limit ? '✓ met    ' : '✗ missed ';
  if (limit !== undefined && ms > limit) held = false;
  console.log(`${mark}${name.padEnd(46)} ${show(ms)}${limit === undefined ? '' : ` (limit ${limit} ms)`}`);
}

const whole = story(150_000);
console.log(`node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`\nthe whole prompt, from world and story of 150,000 words to messages:`);
for (const count of [20, 500, 1_000, 2_000]) {
  const entries = makeWorld(count, names.different);
  row(
    `${count} entries`,
    median(() => build(entries, whole)),
    promptMs,
  );
}
for (const [name, naming] of Object.entries(names)) {
  const worlds = Array.from({ length: runs }, (_, run) => makeWorld(2_000, naming, `k${run}`));
  row(
    `2000 entries, names ${name}, first text`,
    median((run) => build(worlds[run] ?? [], whole)),
    promptMs,
  );
}
for (const words of [5_000, 50_000, 150_000]) {
  const entries = makeWorld(2_000, names.different);
  const text = story(words);
  row(
    `2000 entries, ${words.toLocaleString('en')} words`,
    median(() => build(entries, text)),
    promptMs,
  );
}

console.log('\nthe search alone, through a whole story (a prompt needs its newest part only):');
const index = indexNames(makeWorld(2_000, names.different));
const few = indexNames(makeWorld(20, names.different));
const searched = [37_500, 75_000, 150_000].map((words) => {
  const text = story(words);
  const ms = median(() => findMentions(text, index));
  row(`2000 entries, ${words.toLocaleString('en')} words`, ms);
  return ms / words;
});
row(
  '20 entries, 150,000 words',
  median(() => findMentions(whole, few)),
);
const growth = (searched.at(-1) ?? 0) / (searched[0] ?? 1);
const isLinear = growth <= maxGrowth;
console.log(
  `${isLinear ? '✓ met    ' : '✗ missed '}linear: a word of four times the text costs ×${growth.toFixed(2)} (limit ×${maxGrowth})`,
);

console.log('\nbefore it, the database:');
row('loading 2000 entries', await loading(2_000));
process.exitCode = held && isLinear ? 0 : 1;
