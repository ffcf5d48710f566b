/**
 * Prints stories of the storyteller for a reader: `npm run read-stories -- [stories] [seed] [paragraphs]`.
 * Each has its idea, its plot and counts in front.
 */
import { splitSentences } from '#domain/turkish/index.ts';
import { tellStory } from '#server/storyteller/index.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';

const [stories = '20', seed = 'reader', paragraphs = '3'] = process.argv.slice(2);
const step = Math.max(1, Math.floor(IDEA_SAMPLES.length / Number(stories)));

for (let at = 0; at < Number(stories); at += 1) {
  const { idea } = IDEA_SAMPLES[(at * step) % IDEA_SAMPLES.length] as { idea: string };
  const telling = tellStory({ seed: `${seed} ${at}`, idea, paragraphs: Number(paragraphs) });
  const words = telling.text.split(/\s+/u).length;
  const sentences = splitSentences(telling.text.replaceAll('\n', ' ')).length;
  console.log(`## ${at + 1}. ${idea}`);
  console.log(`[${telling.told ? telling.plot : 'not told'}; ${words} words, ${sentences} sentences]\n`);
  console.log(`${telling.text}\n`);
}
