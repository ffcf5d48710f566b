import { buildWorld, type Hour, setHour } from './engine/build-world.ts';
import { writeParagraph } from './engine/paragraph.ts';
import { chooseStrands, planBeats } from './engine/plan.ts';
import { createPrng } from './engine/prng.ts';
import { newStoryState } from './engine/story-state.ts';
import { resolveGenre } from './idea/genre.ts';
import { readIdea } from './idea/read-idea.ts';
import { paragraphCount, type StoryRequest, wordRange } from './request.ts';

const NEXT_HOUR: Readonly<Record<Hour, readonly Hour[]>> = {
  morning: ['day', 'evening', 'night'],
  day: ['evening', 'night'],
  evening: ['night', 'morning'],
  night: ['morning', 'day'],
};

/** Composes a story of the asked number of paragraphs, separated by a blank line; pure and deterministic. */
export function composeStory(request: StoryRequest): string {
  const rng = createPrng(JSON.stringify(request));
  const reading = readIdea(request.idea);
  const genre = resolveGenre(request.genre, request.idea);
  const world = buildWorld(request, reading, genre, rng);
  const ending = request.wizard?.ending?.id ?? rng.pick(['happy', 'open', 'dramatic', 'twist'] as const);
  world.flags.add(ending);
  const strands = chooseStrands(world);
  const beats = planBeats(paragraphCount(request), strands, world, false, false);
  const state = newStoryState(world, false);
  const range = wordRange(request);
  let hour: Hour = (['morning', 'evening', 'night'] as const).find((name) => world.flags.has(name)) ?? 'day';
  const paragraphs = beats.map((list, index) => {
    if (index > 0) {
      hour = rng.pick(NEXT_HOUR[hour]);
      setHour(state.world.flags, hour);
    }
    return writeParagraph(list, range, state);
  });
  return paragraphs.filter(Boolean).join('\n\n');
}
