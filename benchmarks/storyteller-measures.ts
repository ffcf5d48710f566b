/**
 * Figures of the storyteller: runs of five words that stories share, how often the event and the idea's words come
 * back, spelling and time. Run: node benchmarks/storyteller-measures.ts [stories] [paragraphs]
 */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-tr';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { lower, splitSentences } from '#domain/turkish/index.ts';
import { tellStory } from '#server/storyteller/index.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';

const count = Number(process.argv[2] ?? 20);
const paragraphs = Number(process.argv[3] ?? 3);
const step = Math.max(1, Math.floor(IDEA_SAMPLES.length / count));
const ideas = Array.from(
  { length: count },
  (_, at) => IDEA_SAMPLES[(at * step) % IDEA_SAMPLES.length]?.idea ?? '',
);
const wordsOf = (text: string): string[] => lower(text).match(/\p{L}+/gu) ?? [];

tellStory({ seed: 'warm', idea: ideas[0] ?? '' });
const started = performance.now();
const tellings = ideas.map((idea, at) => ({
  idea,
  telling: tellStory({ seed: `measure ${at}`, idea, paragraphs }),
}));
const elapsed = performance.now() - started;
const told = tellings
  .filter(({ telling }) => telling.told)
  .map(({ idea, telling }) => ({ idea, text: telling.text }));

/** Share of the runs of five words that another story has too. */
function sharedRuns(): number {
  const stories = told.map(({ text }) => {
    const words = wordsOf(text);
    return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
  });
  const seen = new Map<string, number>();
  for (const runs of stories) for (const run of new Set(runs)) seen.set(run, (seen.get(run) ?? 0) + 1);
  const all = stories.flat();
  return all.filter((run) => (seen.get(run) ?? 0) > 1).length / all.length;
}

/** Sentences with a form of the idea's last main verb. */
function sentencesWithEvent(idea: string, text: string): number {
  const { clauses, described, event } = readIdea(idea);
  const verbs = [...clauses, ...(described ? [described.clause] : []), ...(event ? [event] : [])].map(
    ({ verb }) => verb,
  );
  const roots = verbs.map(
    (verb) =>
      new RegExp(`(?<!\\p{L})${(verb.split(' ').at(-1) ?? '').slice(0, -3).replace(/[tae]$/u, '')}`, 'iu'),
  );
  return splitSentences(text.replaceAll('\n', ' ')).filter((sentence) =>
    roots.some((root) => root.test(sentence)),
  ).length;
}

/** Share of the idea's words of five letters or more whose beginning the story has. */
function stemsFound(idea: string, text: string): number {
  const stems = wordsOf(idea)
    .filter((word) => word.length >= 5)
    .map((word) => word.slice(0, 4));
  const words = wordsOf(text);
  return stems.length === 0
    ? 1
    : stems.filter((stem) => words.some((word) => word.startsWith(stem))).length / stems.length;
}

const checker = await createHunspellFromStrings(dictionary.aff.toString(), dictionary.dic.toString());
const right = new Set(
  readFileSync(new URL('./data/hunspell-right-forms.txt', import.meta.url), 'utf8').split('\n'),
);
/** Names that a story took from its idea or its cast: no dictionary has them all. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !checker.testSpelling(lower(word));
const spelled = told.flatMap(({ idea, text }) => {
  const given = new Set(wordsOf(idea));
  const words = text.replace(/['’]\p{L}+/gu, '').match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !given.has(lower(word)) && !isName(word));
});
const refused = [...new Set(spelled)].filter((word) => !checker.testSpelling(word) && !right.has(word));
const refusedCount = spelled.filter((word) => refused.includes(word)).length;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
console.log(`ideas ${count}, told ${told.length}, words ${spelled.length}`);
console.log(`runs of five words that another story has: ${percent(sharedRuns())}`);
console.log(
  `event in two sentences or more: ${percent(mean(told.map(({ idea, text }) => Number(sentencesWithEvent(idea, text) >= 2))))}`,
);
console.log(
  `words of the idea that come back: ${percent(mean(told.map(({ idea, text }) => stemsFound(idea, text))))}`,
);
console.log(`accepted by hunspell or looked at: ${percent(1 - refusedCount / spelled.length)}`);
console.log(`refused forms that nobody has looked at: ${refused.join(' ')}`);
console.log(`time per story: ${(elapsed / count).toFixed(1)} ms`);
