/**
 * How varied and how regular the offline storyteller is: 1,000 stories from different ideas.
 * Run: node benchmarks/storyteller-variety.ts [stories]
 */
import { splitSentences } from '#domain/turkish/index.ts';
import { composeStory } from '#server/providers/ai/storyteller/index.ts';
import { storyVariations } from '#testing/story-variations.ts';

const total = Number(process.argv[2] ?? 1000);
const normalize = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Told {
  genre: string;
  idea: string;
  sentences: Set<string>;
}

const told: Told[] = [];
const paragraphsSeen = new Map<string, number>();
const shared = new Map<string, number>();
const lengths: number[] = [];
let repeatedParagraphs = 0;
let repeatedSentences = 0;
let outside = 0;
let paragraphCount = 0;
let withDialogue = 0;
let slowest = 0;

for (const request of storyVariations(total)) {
  const started = performance.now();
  const story = composeStory(request);
  if (told.length > 20) slowest = Math.max(slowest, performance.now() - started);
  const sentences = new Set<string>();
  if (story.includes('“')) withDialogue += 1;
  for (const paragraph of story.split('\n\n')) {
    paragraphCount += 1;
    const words = wordCount(paragraph);
    if (words < 150 || words > 200) outside += 1;
    const key = normalize(paragraph);
    if (paragraphsSeen.has(key)) repeatedParagraphs += 1;
    paragraphsSeen.set(key, told.length);
    for (const sentence of splitSentences(paragraph)) {
      const form = normalize(sentence);
      if (!form) continue;
      lengths.push(wordCount(sentence));
      if (sentences.has(form)) repeatedSentences += 1;
      sentences.add(form);
    }
  }
  for (const sentence of sentences) shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
  told.push({ genre: request.genre ?? '', idea: request.idea, sentences });
}

let worst = { share: 0, a: '', b: '' };
let pairs = 0;
let sum = 0;
for (let i = 0; i < told.length; i += 1) {
  for (let j = i + 1; j < told.length; j += 1) {
    const a = told[i] as Told;
    const b = told[j] as Told;
    if (a.genre !== b.genre) continue;
    let common = 0;
    for (const sentence of a.sentences) if (b.sentences.has(sentence)) common += 1;
    const share = common / Math.min(a.sentences.size, b.sentences.size);
    pairs += 1;
    sum += share;
    if (share > worst.share) worst = { share, a: a.idea, b: b.idea };
  }
}

lengths.sort((a, b) => a - b);
const at = (part: number): number => lengths[Math.floor(lengths.length * part)] ?? 0;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
console.log(`stories ${told.length}, paragraphs ${paragraphCount}, sentences ${lengths.length}`);
console.log(`paragraphs repeated: ${repeatedParagraphs}; outside 150-200 words: ${outside}`);
console.log(`sentences repeated within a story: ${repeatedSentences}`);
console.log(
  `shared by two stories of a genre: mean ${percent(sum / pairs)}, worst ${percent(worst.share)} (${pairs} pairs)`,
);
console.log(`  worst pair: ${worst.a} / ${worst.b}`);
console.log(
  `sentence words: 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}, longest ${lengths.at(-1)}`,
);
console.log(
  `stories with dialogue: ${percent(withDialogue / told.length)}; slowest story ${slowest.toFixed(1)} ms`,
);
console.log('sentences met most often:');
for (const [sentence, count] of [...shared].sort((a, b) => b[1] - a[1]).slice(0, 25))
  console.log(`  ${count}  ${sentence}`);

const holds = repeatedParagraphs === 0 && repeatedSentences === 0 && outside === 0 && worst.share < 0.15;
console.log(holds ? 'holds' : 'does not hold');
process.exitCode = holds ? 0 : 1;
