import type { Detail } from './details.ts';
import { divideEvenly, type Length } from './divide-evenly.ts';
import { joinPassages } from './join-passages.ts';
import { type Passages, wordCount } from './passages.ts';
import { createPrng, type Prng } from './prng.ts';
import { renderVariant } from './render.ts';
import type { Beat, Plot, PlotPassage, World } from './types.ts';

/** What is told next: a passage of the plot or a sentence of the request's cards and answers. */
type Step = PlotPassage | Detail;

const isDetail = (step: Step): step is Detail => 'stage' in step;

/** How often another selection of passages is tried while paragraphs would be too short or too long. */
const MAX_TRIES = 40;

/** How often another wording of a passage is tried where one would repeat a sentence. */
const MAX_WORDINGS = 6;

/** Words by which the wordings of a paragraph may differ from those that were measured. */
const TOLERANCE = 5;

/** Whether every passage that the plot always tells can be told of this idea. */
export const canTellPlot = (passages: Passages, { passages: all }: Plot): boolean =>
  all.every((passage) => passage.level > 1 || passages.canTell(passage));

/** What a plot is told with. */
export interface PlotTelling {
  /** Told in place of the plot's last passage, where the request has chosen one. */
  readonly ending?: Beat;
  /** Sentences of the request's cards and answers, set between the passages. */
  readonly details: readonly Detail[];
  readonly length: Length;
}

/** Tells a plot in paragraphs of the asked length, its passages in their order. */
export function writePlot(
  passages: Passages,
  plot: Plot,
  { ending, details, length }: PlotTelling,
): string[] {
  const all = withEnding(passages, plot, ending);
  const told = chooseSteps(passages, all, details, length)
    .map((step) => stepText(passages, step))
    .filter((text) => text !== undefined);
  const words = told.map(wordCount);
  let at = 0;
  return divideEvenly(words, length).counts.map((count) => {
    at += count;
    return joinPassages(told.slice(at - count, at), passages.world.idea.hero?.name);
  });
}

/** How many paragraphs of `min` words the plot can fill; one at least. */
export function fillableParagraphs(passages: Passages, plot: Plot, { min, taken }: Length): number {
  const possible = plot.passages.filter((passage) => passage.level === 1 || passages.canTell(passage));
  const words = [...measure(possible, [], passages.world).values()].reduce((sum, more) => sum + more, taken);
  return Math.max(1, Math.floor(words / (min + 2 * TOLERANCE)));
}

/** The plot's passages, the last of them replaced by a variant of the ending. */
function withEnding(passages: Passages, plot: Plot, ending: Beat | undefined): readonly PlotPassage[] {
  const variants = ending?.variants.filter((variant) => passages.canTell(variant)) ?? [];
  if (variants.length === 0) return plot.passages;
  return [...plot.passages.slice(0, -1), { ...passages.world.rng.pick(variants), level: 1 }];
}

/** The steps to tell, in their order: of some selections the one whose paragraphs keep the length best. */
function chooseSteps(
  passages: Passages,
  all: readonly PlotPassage[],
  details: readonly Detail[],
  length: Length,
): Step[] {
  const { world } = passages;
  const possible = all.filter((passage) => passage.level === 1 || passages.canTell(passage));
  const words = measure(possible, details, world);
  const sumOf = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + (words.get(step) ?? 0), 0);
  const mean = (length.min + length.max) / 2;
  const inner = { ...length, min: length.min + TOLERANCE, max: length.max - TOLERANCE };
  let best: { steps: Step[]; excess: number } | undefined;
  for (let tries = 0; tries < MAX_TRIES && best?.excess !== 0; tries += 1) {
    const each = mean + (length.max - mean) * world.rng.next();
    const room = Math.round(each * length.count) - length.taken - sumOf(details);
    const steps = withDetails(selectWithin(possible, words, room, world.rng), details);
    const { excess } = divideEvenly(
      steps.map((step) => words.get(step) ?? 0),
      inner,
    );
    if (!best || excess < best.excess) best = { steps, excess };
  }
  return best?.steps ?? [];
}

/** Words of each step as the story would tell it; its wordings may differ by a few. */
function measure(
  possible: readonly PlotPassage[],
  details: readonly Detail[],
  world: World,
): ReadonlyMap<Step, number> {
  const measuring = { ...world, rng: createPrng('length') };
  return new Map<Step, number>([
    ...possible.map((step) => [step, wordCount(renderVariant(step.text, measuring))] as const),
    ...details.map((step) => [step, wordCount(step.text)] as const),
  ]);
}

/** Passages with at most so many words, in their order: level by level, of levels 2 and 3 in a random order. */
function selectWithin(
  possible: readonly PlotPassage[],
  words: ReadonlyMap<Step, number>,
  room: number,
  rng: Prng,
): PlotPassage[] {
  const chosen = new Set<PlotPassage>();
  let sum = 0;
  for (const level of [1, 2, 3] as const) {
    const ofLevel = possible.filter((passage) => passage.level === level);
    const order = level === 1 ? byImportance(ofLevel) : rng.shuffle(ofLevel);
    for (const [at, passage] of order.entries()) {
      const more = words.get(passage) ?? 0;
      if (sum + more > room && !(level === 1 && at < 2)) continue;
      chosen.add(passage);
      sum += more;
    }
  }
  return possible.filter((passage) => chosen.has(passage));
}

/** The first and the last hold the story, the wizard's answers were chosen by its writer; of the others any may be missing. */
function byImportance(passages: readonly PlotPassage[]): PlotPassage[] {
  const inner = passages.slice(1, -1);
  const answers: readonly PlotPassage[] = inner.filter((passage) => 'answers' in passage);
  return [
    ...passages.slice(0, 1),
    ...passages.slice(-1),
    ...answers,
    ...inner.filter((passage) => !answers.includes(passage)),
  ];
}

/** The passages with the details after the first one, in the middle and before the last two. */
function withDetails(chosen: readonly PlotPassage[], details: readonly Detail[]): Step[] {
  const places = { early: 1, middle: Math.ceil(chosen.length / 2), late: Math.max(1, chosen.length - 2) };
  return chosen.flatMap((passage, at): Step[] => [
    ...details.filter(({ stage }) => places[stage] === at),
    passage,
  ]);
}

function stepText(passages: Passages, step: Step): string | undefined {
  if (isDetail(step)) return passages.ofText([step.text, ...(step.others ?? [])]);
  if (step.level > 1) return passages.ofPassage(step);
  // Another wording may say what the text before has not said.
  for (let tries = 0; tries < MAX_WORDINGS; tries += 1) {
    const text = passages.ofPassage(step);
    if (text) return text;
  }
  return passages.always(step);
}
