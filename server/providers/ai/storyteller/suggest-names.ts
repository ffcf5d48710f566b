import { suggestedNames } from '#domain/generation/selection-actions.ts';
import { namesFor } from './engine/build-world.ts';
import { createPrng } from './engine/prng.ts';
import { resolveGenre } from './idea/genre.ts';

/** Names for a person of a story, one a line: fit for the genre, none that the text has already; pure and deterministic. */
export function suggestNames({ seed, genre, text }: { seed: string; genre: string; text: string }): string {
  const bank = namesFor(resolveGenre(genre, text.slice(-2_000)));
  const used = new Set(text.match(/\p{Lu}\p{L}+/gu));
  const free = [...new Set(bank)].filter((name) => !used.has(name));
  return createPrng(`${seed} names`).shuffle(free).slice(0, suggestedNames.most).join('\n');
}
