/**
 * Prompt building with 2,000 library entries and a story of 150,000 words: what is chosen, and the whole job with its
 * messages. Prints medians of warm runs, ms, for growing numbers of entries and words.
 *
 *   node benchmarks/bible.ts
 */
import { cpus, loadavg } from 'node:os';
import { findMentions, indexBible } from '#domain/bible/find-mentions.ts';
import { limits } from '#domain/limits.ts';
import type { LibraryItem } from '#server/features/bible/index.ts';
import { jobFor } from '#server/features/generations/job.ts';
import { storyMessages } from '#server/providers/ai/index.ts';
import { annotatedStory } from '#testing/bible/annotated-story.ts';

const runs = 41;
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

function library(count: number): LibraryItem[] {
  const at = new Date(0).toISOString();
  return Array.from({ length: count }, (_, n) => {
    const kind = kinds[n % kinds.length] ?? 'note';
    const name = known[n] ?? `${'Kara Gök Ak Boz'.split(' ')[n % 4]} Yer${n}`;
    const character = { name, role: 'supporting' as const, age: '', personality: 'Az konuşur. '.repeat(20) };
    return {
      ...{ id: `${n}`, kind, name, aliases: [`takma${n}`, `öbür ad${n}`], text: 'Az konuşur. '.repeat(20) },
      ...{
        revision: 1,
        createdAt: at,
        updatedAt: at,
        use: n % 100 === 0 ? ('pinned' as const) : null,
        plot: null,
      },
      character: kind === 'character' ? { ...character, appearance: '', background: '' } : null,
    };
  });
}

function median(work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.slice(10).sort((a, b) => a - b)[Math.floor((runs - 10) / 2)] ?? 0;
}

const show = (ms: number) => `${ms.toFixed(1)} ms`.padStart(10);

function build(entries: LibraryItem[], text: string) {
  const { job } = jobFor(
    'publisher',
    {
      idempotencyKey: '0',
      idea: 'Gül, sandıktaki mektubu fenerde okur.',
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
    { adultContent: false, chapter: null, library: entries },
  );
  return storyMessages(job);
}

console.log(`node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log('the whole prompt, from library and story to messages:');
for (const count of [20, 500, 1_000, 2_000]) {
  const entries = library(count);
  const text = story(150_000);
  console.log(
    `${`${count} entries`.padStart(16)}, 150,000 words: ${show(median(() => build(entries, text)))}`,
  );
}
for (const words of [5_000, 50_000, 150_000]) {
  const entries = library(2_000);
  const text = story(words);
  console.log(
    `${'2000 entries'.padStart(16)}, ${words.toLocaleString('en')} words: ${show(median(() => build(entries, text)))}`,
  );
}
console.log('\nthe search alone, through a whole story (a prompt needs its newest part only):');
for (const [count, words] of [
  [20, 150_000],
  [2_000, 150_000],
  [2_000, 75_000],
  [2_000, 37_500],
] as const) {
  const index = indexBible(library(count));
  const text = story(words);
  console.log(
    `${`${count} entries`.padStart(16)}, ${words.toLocaleString('en')} words: ${show(median(() => findMentions(text, index)))}`,
  );
}
