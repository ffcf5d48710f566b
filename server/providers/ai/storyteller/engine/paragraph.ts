import type { WordRange } from '../request.ts';
import { BEAT_WEIGHT, type BeatName, bankOf, followUp, SMALL_BEATS, STAND_INS, strandFits } from './plan.ts';
import type { StoryState } from './story-state.ts';
import { copyState, drawPassage, wordsIn } from './story-state.ts';

const TRIES = 80;
/** Words by which a paragraph may miss its range and be tried again unchanged; words of a usual passage. */
const SLIGHT = 6;
const FILLER_WORDS = 26;

/** Without these a story made in one piece falls apart. */
const TALE_CORE = ['open', 'hook', 'block', 'turn', 'after', 'close'] as const;

/** Writes one paragraph from its beats, leaving out light ones or adding fillers until the words fit. */
export function writeParagraph(beats: readonly BeatName[], range: WordRange, state: StoryState): string {
  let best: { text: string; state: StoryState; miss: number } | undefined;
  let kept = [...beats];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const trial = copyState(state);
    trial.openings = [];
    const passages = kept.map((beat) => (drawBeat(beat, trial) ?? []).join(' '));
    const text = passages.filter(Boolean).join(' ');
    const sizes = passages.map(wordsIn);
    const words = sizes.reduce((sum, size) => sum + size, 0);
    const miss = words < range.min ? range.min - words : Math.max(0, words - range.max);
    if (!best || miss < best.miss) best = { text, state: trial, miss };
    if (miss === 0) break;
    // A little too much or too little may come right by another choice of words.
    if (miss <= SLIGHT && attempt % 2 === 0) continue;
    if (words > range.max) kept = withoutLightest(kept, sizes, words - range.max, state);
    else {
      const fillers = Math.max(1, Math.floor(miss / FILLER_WORDS));
      for (let added = 0; added < fillers; added += 1) {
        kept = withFiller(kept, state, attempt > TRIES / 3);
      }
    }
  }
  if (!best) return '';
  Object.assign(state, best.state);
  return best.text;
}

/** Beats that hold nothing but the writer's own words. */
const TOLD_ONLY: ReadonlySet<BeatName> = new Set(['begin', 'card', 'answer']);

function drawBeat(beat: BeatName, state: StoryState): readonly string[] | undefined {
  const waiting = state.told[beat] ?? [];
  for (const [index, passages] of waiting.entries()) {
    const told = drawPassage(passages, state, { told: true });
    if (!told) continue;
    waiting.splice(index, 1);
    return told;
  }
  if (TOLD_ONLY.has(beat)) return undefined;
  const own = state.strands.tale?.beats[beat] !== undefined;
  const drawn = drawPassage(introducing(beat, bankOf(beat, state.strands), state), state, { own });
  if (drawn || own) return drawn;
  if (!(beat in STAND_INS)) return undefined;
  const group = STAND_INS[beat as keyof typeof STAND_INS];
  for (const strand of state.world.rng.shuffle(group)) {
    if (!strandFits(strand, state.world.flags)) continue;
    const passage = drawPassage(introducing(beat, strand.beats[beat] ?? [], state), state);
    if (!passage) continue;
    if (beat === 'turn') state.strands = { ...state.strands, truth: strand };
    return passage;
  }
  return undefined;
}

/** A companion or adversary of the writer's own must come in: only passages that bring them in are drawn. */
function introducing(beat: BeatName, bank: readonly string[], state: StoryState): readonly string[] {
  const { flags } = state.world;
  if (beat === 'step' && flags.has('ownfriend') && !flags.has('met'))
    return bank.filter((text) => text.includes('{F'));
  if (beat === 'block' && flags.has('ownrival') && !flags.has('rivalmet')) {
    return bank.filter((text) => text.includes('{A'));
  }
  return bank;
}

/** Leaves out the least needed beats, which of them is left to the seed, until about `excess` words are gone. */
function withoutLightest(
  beats: readonly BeatName[],
  sizes: readonly number[],
  excess: number,
  state: StoryState,
): BeatName[] {
  const { rng, flags } = state.world;
  const needed = new Set<BeatName>();
  if (flags.has('ownfriend')) needed.add('step');
  if (flags.has('ownrival')) needed.add('block');
  for (const beat of beats) if (state.told[beat]?.length) needed.add(beat);
  for (const beat of TALE_CORE) if (state.strands.tale?.beats[beat]) needed.add(beat);
  const order = beats
    .map((beat, index) => ({
      index,
      score: BEAT_WEIGHT[beat] + rng.next() * 2.5 + (needed.has(beat) ? 9 : 0),
    }))
    .sort((a, b) => a.score - b.score);
  const gone = new Set<number>();
  let left = excess;
  for (const { index } of order) {
    if (left <= 0 || gone.size === beats.length - 1) break;
    gone.add(index);
    left -= sizes[index] ?? 0;
  }
  return beats.filter((_, index) => !gone.has(index));
}

/** Adds a passage where it belongs; small impressions come once in a paragraph unless nothing else helps. */
function withFiller(beats: readonly BeatName[], state: StoryState, anything: boolean): BeatName[] {
  const last = beats.at(-1);
  const ends = last === 'close' ? 2 : last === 'after' || last === 'thread' ? 1 : 0;
  const room = beats.length - ends;
  const { rng } = state.world;
  const tale = state.strands.tale !== undefined;
  const small = beats.some((beat) => SMALL_BEATS.has(beat));
  for (let draw = 0; ; draw += 1) {
    const at = rng.below(Math.max(1, room));
    const added = followUp(beats[at] ?? 'sense', rng, tale);
    const fits = !beats.includes(added) && !(small && SMALL_BEATS.has(added));
    if (fits || anything || draw >= 12) return [...beats.slice(0, at + 1), added, ...beats.slice(at + 1)];
  }
}
