import { readFileSync } from 'node:fs';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { dialogueChanges } from '#domain/house-style/dialogue.ts';
import { markChanges } from '#domain/house-style/marks.ts';
import { findSuffixErrors } from '#domain/house-style/name-suffix.ts';
import { textStatistics } from '#domain/house-style/text-statistics.ts';
import { createChecker } from '../web/features/house-style/spelling/checker.ts';
import { editsOf } from '../web/features/house-style/spelling/near-words.ts';

/**
 * What the house style costs: `node benchmarks/house-style.ts`. Everything here runs in workers; the page's own thread
 * only hands texts over.
 */
const paragraph =
  'Ayşe pencereyi açtı, denizin kokusu içeri doldu ve uzun zamandır beklediği o sabahın geldiğini anladı. ' +
  '“Geldin mi?” dedi Ahmet, kapıda durup.\n“Geldim,” dedi Ayşe; İstanbul’dan geldiğini söylemedi.\n';
const wordsOfParagraph = paragraph.trim().split(/\s+/).length;

function measure<T>(name: string, act: () => T): T {
  const started = performance.now();
  const result = act();
  console.log(`${name}: ${(performance.now() - started).toFixed(0)} ms`);
  return result;
}

for (const words of [75_000, 150_000]) {
  const novel = paragraph.repeat(Math.ceil(words / wordsOfParagraph));
  console.log(`\n${words.toLocaleString('tr-TR')} words`);
  measure('  statistics and readability', () => textStatistics(novel));
  measure('  speech into the other style', () => dialogueChanges(novel, 'dash'));
  measure('  marks', () => markChanges(novel));
  measure('  suffixes of names', () => findSuffixErrors(novel));
}

const read = (name: string) =>
  readFileSync(new URL(`../node_modules/dictionary-tr/${name}`, import.meta.url), 'utf8');
const before = process.memoryUsage().rss;
const started = performance.now();
const hunspell = await createHunspellFromStrings(read('index.aff'), read('index.dic'));
console.log(`\nspelling\n  dictionary read: ${(performance.now() - started).toFixed(0)} ms`);
console.log(`  memory: ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB`);
const checker = createChecker(hunspell);
const forms = readFileSync(new URL('data/hunspell-right-forms.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter((form) => /^\p{L}+$/u.test(form));
const doubted = measure(`  ${forms.length} right forms that Hunspell alone doubts`, () =>
  forms.filter((word) => !checker.isRight({ word, starts: false })),
);
console.log(`  still doubted: ${doubted.length}`);
const usual = paragraph.match(/\p{L}+/gu) ?? [];
measure(`  ${usual.length} usual words`, () =>
  usual.filter((word) => !checker.isRight({ word, starts: false })),
);
for (const word of ['yanlız', 'pencre', 'geliyorlrdı']) {
  const suggested = measure(`  suggestions for ${word}`, () => checker.suggest({ word, starts: false }));
  console.log(`    ${suggested.join(', ')}`);
}
// Every word one slip away from a usual one; some of them are words themselves, which no check can tell.
const slips = [...new Set(usual.map((word) => word.toLocaleLowerCase('tr')))]
  .filter((word) => word.length > 4)
  .flatMap((word) => editsOf(word).filter((_edit, index) => index % 7 === 0))
  .map(({ word }) => word);
const passes = (isRight: (word: string) => boolean) => slips.filter(isRight).length;
const alone = passes((word) => hunspell.testSpelling(word));
const ours = measure(`  ${slips.length} slips`, () =>
  passes((word) => checker.isRight({ word, starts: false })),
);
console.log(`  taken for right: ${alone} by Hunspell alone, ${ours} with our own forms`);
