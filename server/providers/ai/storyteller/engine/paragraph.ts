import { FILLERS } from '../banks/filler-sets.ts';
import type { WordRange } from '../request.ts';
import type { Beat } from './plan.ts';
import type { StoryState } from './story-state.ts';
import { copyState, drawPassage, wordsIn } from './story-state.ts';

const TRIES = 60;

/** Writes one paragraph from its beats and as many fillers as the word range asks for. */
export function writeParagraph(beats: readonly Beat[], range: WordRange, state: StoryState): string {
  let best: { text: string; state: StoryState; miss: number } | undefined;
  let fillers = Math.max(0, Math.round((range.min - beats.length * 27) / 13));
  let kept = [...beats];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const trial = copyState(state);
    trial.openings = [];
    const text = tryParagraph(kept, fillers, range, trial);
    const words = wordsIn(text);
    const miss = words < range.min ? range.min - words : words > range.max ? words - range.max : 0;
    if (!best || miss < best.miss) best = { text, state: trial, miss };
    if (miss === 0) break;
    if (words > range.max) {
      if (fillers > 0) fillers -= 1;
      else if (kept.length > 1 && attempt % 3 === 2) kept = withoutLightest(kept);
    } else if (attempt % 2 === 1) fillers += 1;
  }
  if (!best) return '';
  Object.assign(state, best.state);
  return best.text;
}

function withoutLightest(beats: readonly Beat[]): Beat[] {
  const lightest = Math.min(...beats.map((beat) => beat.weight));
  const at = beats.findIndex((beat) => beat.weight === lightest);
  return beats.filter((_, index) => index !== at);
}

function tryParagraph(beats: readonly Beat[], fillers: number, range: WordRange, state: StoryState): string {
  const { rng } = state.world;
  const after = beats.map(() => 0);
  for (let i = 0; i < fillers; i += 1) {
    const slot = rng.below(Math.max(1, beats.length - (beats.at(-1)?.name === 'after' ? 1 : 0)));
    after[slot] = (after[slot] ?? 0) + 1;
  }
  const sentences: string[] = [];
  let words = 0;
  const add = (passage: readonly string[] | undefined): void => {
    for (const sentence of passage ?? []) {
      sentences.push(sentence);
      words += wordsIn(sentence);
    }
  };
  beats.forEach((beat, index) => {
    add(drawPassage(beat.bank, state));
    for (let i = 0; i < (after[index] ?? 0); i += 1) {
      if (words < range.max - 14) add(drawPassage(rng.pick(FILLERS), state));
    }
  });
  return sentences.join(' ');
}
