import type { Detail } from './details.ts';
import { AGAIN } from './frames/again.ts';
import { SCENES } from './frames/scenes/index.ts';
import { INTERLUDE, LATER } from './frames/shared.ts';
import { joinPassages } from './join-passages.ts';
import { type Passages, wordCount } from './passages.ts';
import type { Beat } from './types.ts';

/** What a paragraph has to tell, in its order. */
type Step = { readonly beat: Beat } | { readonly detail: Detail };

/** The beats of a story with what may be told between them. */
export interface Plan {
  readonly opening: Beat;
  readonly middle: readonly Beat[];
  readonly closing: readonly Beat[];
  readonly details: readonly Detail[];
  /** Whether the event may come back more often than the plan says. */
  readonly refrain: boolean;
}

/** Beats in which the friend is told, which happens once. */
export const TALKS = /telling|suspicion/u;

/** Words of one ordinary passage; a paragraph is planned with as many as fit. */
const PASSAGE_WORDS = 38;
/** Words of a passage on average. */
const MEAN_WORDS = 33;
/** Words kept free for each step that a paragraph still has to tell. */
const RESERVE = 22;

/** Writes the paragraphs of a plan, each between `min` and `max` words where the passages allow it; `taken` words open the first. */
export function writeParagraphs(
  passages: Passages,
  plan: Plan,
  { count, min, max, taken }: { count: number; min: number; max: number; taken: number },
): string[] {
  const paragraphs = share(plan, count, Math.max(1, Math.floor(max / PASSAGE_WORDS)), passages);
  return paragraphs.map((steps, at) => {
    const late = plan.details.filter(({ stage }) => stage === 'late').map((detail): Step => ({ detail }));
    const closing: Step[] = at === count - 1 ? [...late, ...plan.closing.map((beat) => ({ beat }))] : [];
    // Words that already open the text count for the first paragraph.
    const less = at === 0 ? taken : 0;
    const room = { min: min - less, max: max - less, spare: spareBeats(plan, steps) };
    return paragraph(passages, steps, closing, room);
  });
}

/** Beats of the middle that a paragraph may tell more than once: its own first; no second talk with the friend. */
function spareBeats({ middle, refrain }: Plan, steps: readonly Step[]): { own: Beat[]; any: Beat[] } {
  const any = middle.filter((beat) => !TALKS.test(beat.name) && (refrain || beat !== AGAIN));
  if (refrain) any.push(AGAIN);
  const own = steps.flatMap((step) => ('beat' in step && any.includes(step.beat) ? [step.beat] : []));
  return { own, any };
}

/** Deals the steps to paragraphs; a short story leaves out beats of the middle, never the event's return. */
function share(plan: Plan, count: number, each: number, { world }: Passages): Step[][] {
  const details = { early: [] as Step[], middle: [] as Step[] };
  for (const detail of plan.details) if (detail.stage !== 'late') details[detail.stage].push({ detail });
  const room = Math.max(1, count * each - 1 - plan.closing.length - Math.ceil(plan.details.length / 2));
  const middle = [...plan.middle];
  while (middle.length > room) {
    const removable = middle.filter((beat) => beat !== AGAIN);
    if (removable.length === 0) break;
    middle.splice(middle.indexOf(world.rng.pick(removable)), 1);
  }
  const steps: Step[] = middle.map((beat) => ({ beat }));
  for (const [at, detail] of details.middle.entries()) {
    steps.splice(Math.round(((at + 1) * steps.length) / (details.middle.length + 1)), 0, detail);
  }
  const all: Step[] = [{ beat: plan.opening }, ...details.early, ...steps];
  const paragraphs: Step[][] = Array.from({ length: count }, () => []);
  for (const [at, step] of all.entries()) {
    paragraphs[Math.min(count - 1, Math.floor((at * count) / (all.length + plan.closing.length - 1)))]?.push(
      step,
    );
  }
  return paragraphs;
}

/** Words of what the request alone has, which goes before anything that only fills. */
const detailWords = (steps: readonly Step[]): number =>
  steps.reduce(
    (sum, step) => sum + ('detail' in step ? wordCount(step.detail.text ?? '') || PASSAGE_WORDS : 0),
    0,
  );

interface Room {
  readonly min: number;
  readonly max: number;
  readonly spare: { readonly own: readonly Beat[]; readonly any: readonly Beat[] };
}

/** Steps with as many more between them as the length asks for: beats again, and what fills the time between. */
function filled(
  steps: readonly Step[],
  closing: readonly Step[],
  { min, spare }: Room,
  { world }: Passages,
): Step[] {
  const expected = (steps.length + closing.length) * MEAN_WORDS;
  const made = [...steps];
  for (let extra = 0; extra < Math.floor((min + RESERVE - expected) / MEAN_WORDS); extra += 1) {
    const beat = spare.own[(extra / 2) % spare.own.length];
    const at = made.findLastIndex((step) => 'beat' in step && step.beat === beat);
    if (extra % 2 === 0 && beat && at >= 0) made.splice(at + 1, 0, { beat });
    else made.splice(1 + world.rng.below(made.length), 0, { beat: INTERLUDE });
  }
  return made;
}

function paragraph(passages: Passages, given: readonly Step[], closing: readonly Step[], room: Room): string {
  passages.beginParagraph();
  const steps = filled(given, closing, room, passages);
  const told: string[] = [];
  let words = 0;
  const add = (text: string | undefined): boolean => {
    if (!text) return false;
    told.push(text);
    words += wordCount(text);
    return true;
  };
  const left = (): number => room.max - words - Math.max(closing.length * RESERVE, detailWords(closing));
  for (const [at, step] of steps.entries()) {
    const reserved = detailWords(steps.slice(at + 1));
    add(stepText(passages, step, left() - (at === 0 ? Math.min(reserved, room.max / 2) : reserved)));
  }
  const goal = room.min - closing.length * PASSAGE_WORDS * 0.8;
  const { own, any } = room.spare;
  for (const beats of [passages.world.rng.shuffle([...own, INTERLUDE]), any]) {
    for (let empty = 0, turn = 0; words < goal && empty < beats.length; turn += 1) {
      const beat = beats[turn % beats.length];
      empty = beat && add(beatText(passages, beat, left())) ? 0 : empty + 1;
    }
  }
  // What closes the text stands last: what is still missing goes in front of it.
  const ends: string[] = [];
  let endWords = 0;
  for (const step of closing) {
    const text = stepText(passages, step, room.max - words - endWords);
    if (text) {
      ends.push(text);
      endWords += wordCount(text);
    }
  }
  const fill = (): void => {
    for (let turn = 0; words + endWords < room.min && turn < 12; turn += 1) {
      const beat = turn % 2 === 0 ? INTERLUDE : passages.world.rng.pick([...any, INTERLUDE]);
      const rest = room.max - words - endWords;
      if (!add(beatText(passages, beat, rest))) add(passages.ofBeat(beat, rest, { general: true }));
    }
  };
  fill();
  if (words + endWords < room.min) {
    passages.forgetEarlier();
    fill();
  }
  return joinPassages([...told, ...ends], passages.world.idea.hero?.name);
}

/** A passage of a beat; what fills the time between shows the hero at work where the scene is known. */
function beatText(passages: Passages, beat: Beat, max: number): string | undefined {
  if (beat !== INTERLUDE) return passages.ofBeat(beat, max);
  const beats = passages.world.scene ? passages.world.rng.shuffle(SCENES) : [];
  for (const candidate of [...beats, INTERLUDE]) {
    const text = passages.ofBeat(candidate, max);
    if (text) return text;
  }
  return undefined;
}

function stepText(passages: Passages, step: Step, max: number): string | undefined {
  if ('beat' in step) return beatText(passages, step.beat, max);
  const { text, others = [], next } = step.detail;
  if (text) return passages.ofText([text, ...others], max);
  return next && passages.ofBeat(LATER, max, { world: { ...passages.world, next } });
}
