import type { WordRange } from '../request.ts';
import { BEAT_WEIGHT, type BeatName, bankOf, followUp, SMALL_BEATS, STAND_INS, strandFits } from './plan.ts';
import type { StoryState } from './story-state.ts';
import { copyState, drawPassage, wordsIn } from './story-state.ts';

const TRIES = 80;

/** Without these a story made in one piece falls apart. */
const TALE_CORE = ['open', 'hook', 'block', 'turn', 'after', 'close'] as const;

/** Writes one paragraph from its beats, leaving out light ones or adding fillers until the words fit. */
export function writeParagraph(beats: readonly BeatName[], range: WordRange, state: StoryState): string {
  let best: { text: string; state: StoryState; miss: number } | undefined;
  let kept = [...beats];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const trial = copyState(state);
    trial.openings = [];
    const text = kept.flatMap((beat) => drawBeat(beat, trial) ?? []).join(' ');
    const words = wordsIn(text);
    const miss = words < range.min ? range.min - words : Math.max(0, words - range.max);
    if (!best || miss < best.miss) best = { text, state: trial, miss };
    if (miss === 0) break;
    if (words > range.max + 6 || attempt % 2 === 1) {
      kept = words > range.max ? withoutLightest(kept, state) : withFiller(kept, state, attempt > TRIES / 3);
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

/** Leaves out one of the least needed beats; which one is left to the seed. */
function withoutLightest(beats: readonly BeatName[], state: StoryState): BeatName[] {
  if (beats.length <= 1) return [...beats];
  const { rng, flags } = state.world;
  const needed = new Set<BeatName>();
  if (flags.has('ownfriend')) needed.add('step');
  if (flags.has('ownrival')) needed.add('block');
  for (const beat of beats) if (state.told[beat]?.length) needed.add(beat);
  for (const beat of TALE_CORE) if (state.strands.tale?.beats[beat]) needed.add(beat);
  const scored = beats.map((beat, index) => ({
    index,
    score: BEAT_WEIGHT[beat] + rng.next() * 2.5 + (needed.has(beat) ? 9 : 0),
  }));
  const lightest = scored.reduce((a, b) => (b.score < a.score ? b : a));
  return beats.filter((_, index) => index !== lightest.index);
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
