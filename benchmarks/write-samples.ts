/**
 * Writes web/features/samples/excerpts.ts: the page of each sample on /ornekler, by the built-in storyteller.
 * Run: node benchmarks/write-samples.ts [seed]
 */
import { writeFileSync } from 'node:fs';
import { tellStory } from '#server/storyteller/index.ts';
import { sampleIdeas } from '#web/features/samples/samples.ts';

const [seed = 'örnek'] = process.argv.slice(2);
const entries = sampleIdeas.map(({ id, idea, genre }) => {
  const telling = tellStory({ seed, idea, genre, paragraphs: 2, words: { min: 100, max: 150 } });
  if (!telling.told) throw new Error(`not told: ${idea}`);
  return [id, telling.text.split(/\n+/u)] as const;
});
writeFileSync(
  new URL('../web/features/samples/excerpts.ts', import.meta.url),
  `/** Written by benchmarks/write-samples.ts. */
export const excerpts = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const;
`,
);
