/**
 * How many words of 200 sample stories Debian's hunspell (packages hunspell and hunspell-tr) accepts.
 * Run: node benchmarks/storyteller-spelling.ts; refused forms that are right stand in data/hunspell-right-forms.txt.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { composeStory } from '#server/providers/ai/storyteller/index.ts';
import { storyVariations } from '#testing/story-variations.ts';

const stories = storyVariations(200).map((request) => composeStory(request));
// hunspell takes a name's suffix after the apostrophe for a word of its own, so it is left out here
const words = stories.flatMap((story) => story.replace(/['’]\p{L}+/gu, '').match(/\p{L}+/gu) ?? []);
const run = spawnSync('hunspell', ['-d', 'tr_TR', '-i', 'utf-8', '-l'], {
  input: words.join('\n'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
});
if (run.status !== 0) throw new Error(`hunspell did not run: ${run.error?.message ?? run.stderr}`);
const refused = run.stdout.split('\n').filter(Boolean);
const right = new Set(
  readFileSync(new URL('./data/hunspell-right-forms.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const counts = new Map<string, number>();
for (const word of refused) counts.set(word, (counts.get(word) ?? 0) + 1);
const unknown = [...counts].filter(([word]) => !right.has(word)).sort((a, b) => b[1] - a[1]);
const accepted = 1 - refused.length / words.length;
console.log(
  `words ${words.length}, refused ${refused.length} (${counts.size} forms), accepted ${(accepted * 100).toFixed(2)} %`,
);
console.log(`refused forms that nobody has looked at: ${unknown.length}`);
for (const [word, count] of unknown) console.log(`  ${count}  ${word}`);
process.exitCode = accepted >= 0.97 && unknown.length === 0 ? 0 : 1;
