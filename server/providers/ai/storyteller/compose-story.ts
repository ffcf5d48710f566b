import { continueWorld } from './continuation/continue-world.ts';
import { readPrevious } from './continuation/read-previous.ts';
import { buildWorld, type Hour, hourOf, setHour } from './engine/build-world.ts';
import { writeParagraph } from './engine/paragraph.ts';
import { type BeatName, chooseStrands, planBeats } from './engine/plan.ts';
import { createPrng, type Prng } from './engine/prng.ts';
import { newStoryState, type StoryState } from './engine/story-state.ts';
import type { World } from './engine/world.ts';
import { resolveGenre } from './idea/genre.ts';
import { readBeginning } from './idea/read-beginning.ts';
import { readIdea } from './idea/read-idea.ts';
import { tellRequest } from './idea/told-request.ts';
import { paragraphCount, type StoryRequest, wordRange } from './request.ts';

const NEXT_HOUR: Readonly<Record<Hour, readonly Hour[]>> = {
  morning: ['day', 'evening', 'night'],
  day: ['evening', 'night'],
  evening: ['night', 'morning'],
  night: ['morning', 'day'],
};

/** Apostrophes as they are typed; a story has the typographic one throughout. */
const STRAIGHT = /(?<=\p{L})'(?=\p{L})/gu;

/** Composes a story of the asked number of paragraphs, separated by a blank line; pure and deterministic. */
export function composeStory(request: StoryRequest): string {
  const rng = createPrng(JSON.stringify(request));
  let story = composeOnce(request, rng);
  for (let attempt = 0; attempt < 3 && !story.includes('“'); attempt += 1) story = composeOnce(request, rng);
  return story.replace(STRAIGHT, '’');
}

function composeOnce(request: StoryRequest, rng: Prng): string {
  const { beginning } = request.wizard ?? {};
  const ideaText = [request.idea, beginning?.setting, beginning?.description, beginning?.title]
    .filter(Boolean)
    .join('. ');
  const idea = readIdea(request.idea);
  const reading = beginning ? readBeginning(beginning, idea) : idea;
  const genre = resolveGenre(request.genre, ideaText);
  const previous = request.previousText?.trim() ? readPrevious(request.previousText) : undefined;
  const world = buildWorld(request, reading, genre, rng);
  if (previous) continueWorld(world, previous, request);
  const ending = endingOf(request, rng);
  world.flags.add(ending);
  const strands = chooseStrands(world, previous?.kin ?? [], previous !== undefined);
  const told = tellRequest(request, world);
  const beats = withTold(
    planBeats(paragraphCount(request), rng, previous ? 'continued' : strands.tale ? 'tale' : 'strands'),
    told,
    previous !== undefined && !closes(request, rng),
    (['step', 'block'] as const).filter((beat) =>
      world.flags.has(beat === 'step' ? 'ownfriend' : 'ownrival'),
    ),
    strands.tale !== undefined,
  );
  const state = newStoryState(world, strands, Boolean(previous), told);
  const range = wordRange(request);
  let hour = hourOf(world.flags);
  const paragraphs = beats.map((list, index) => {
    if (index > 0) {
      hour = rng.pick(NEXT_HOUR[hour]);
      setHour(state.world.flags, hour);
    }
    return writeParagraph(list, range, state);
  });
  return withCapitals(paragraphs.filter(Boolean).join('\n\n'), world);
}

/** A name keeps its capital also where a sentence goes on before it. */
function withCapitals(text: string, { thing, place }: World): string {
  return [thing, place]
    .filter(({ proper }) => proper)
    .reduce((told, { lemma }) => {
      const small = lemma.charAt(0).toLocaleLowerCase('tr') + lemma.slice(1);
      return told.replaceAll(new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'gu'), lemma);
    }, text);
}

/** The tone of the ending: the wizard's choice, else what the mood asks for, else the seed's. */
function endingOf(request: StoryRequest, rng: Prng): 'happy' | 'dramatic' | 'open' | 'twist' {
  const chosen = request.wizard?.ending?.id;
  if (chosen) return chosen;
  const mood = (request.mood ?? '').toLocaleLowerCase('tr');
  if (/mutlu|neşe|umut|sıcak|komik|eğlence|huzur/u.test(mood)) return 'happy';
  if (/hüzün|üzgün|karanlık|trajik|acı|melankol/u.test(mood)) return 'dramatic';
  if (/gizem|gerilim|tuhaf|şaşırt/u.test(mood)) return rng.pick(['twist', 'open'] as const);
  if (/çocuk|masal/u.test((request.genre ?? '').toLocaleLowerCase('tr'))) return 'happy';
  return rng.pick(['happy', 'open', 'dramatic', 'twist'] as const);
}

/** A continuation seldom closes the story: it ends on a thread, unless a conclusion was asked for. */
function closes(request: StoryRequest, rng: Prng): boolean {
  if (request.plot?.some((element) => element.type === 'conclusion')) return true;
  // Any chapter of the wizard may be the last, so that each of them ends as was asked.
  return request.wizard?.ending !== undefined || rng.chance(0.3);
}

function answersIn(beats: readonly BeatName[]): number {
  return beats.filter((beat) => beat === 'answer').length;
}

/** Makes room for what only this request tells, and sets the last beat. */
function withTold(
  beats: BeatName[][],
  told: StoryState['told'],
  goesOn: boolean,
  cast: readonly BeatName[],
  closing: boolean,
): BeatName[][] {
  // A hero card says what the hero is; nothing else has to.
  const plan = beats.map((list) => list.filter((beat) => beat !== 'self' || !told.card?.length));
  for (const beat of cast) {
    const list = plan[Math.floor((plan.length - 1) / 2)];
    if (!plan.flat().includes(beat)) list?.splice(Math.max(1, list.length - 3), 0, beat);
  }
  const first = plan[0];
  if (first && told.premise?.length && !first.includes('premise')) first.splice(1, 0, 'premise');
  if (first && told.begin?.length) first.unshift('begin');
  const end = plan.at(-1);
  if (end && told.settle?.length && !end.includes('settle')) end.splice(-1, 0, 'settle');
  const answers = told.answer?.length ?? 0;
  for (let extra = plan.flat().filter((beat) => beat === 'answer').length; extra < answers; extra += 1) {
    const list = plan.reduce((a, b) => (answersIn(b) < answersIn(a) ? b : a));
    list.splice(Math.max(1, list.length - 2), 0, 'answer');
  }
  const cards = told.card?.length ?? 0;
  const known = first?.filter((beat) => beat === 'card').length ?? 0;
  for (let extra = known; extra < Math.min(cards, 3); extra += 1) first?.splice(1, 0, 'card');
  const last: readonly BeatName[] = goesOn ? ['thread'] : closing ? ['after', 'close'] : ['after'];
  return plan.map((list) => list.flatMap((beat) => (beat === 'after' || beat === 'thread' ? last : [beat])));
}
