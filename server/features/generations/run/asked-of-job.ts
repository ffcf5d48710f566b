import { type AskedText, differenceNote, differences } from '#domain/generation/asked-and-got.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { GenerationRun } from './generation-run.ts';

/** What a job asks for, as far as its text can be compared with it. */
function askedOf({
  paragraphs,
  words,
  narrator,
  wizard,
  rating,
  existingText,
  characters,
  lasting,
}: StoryJob): AskedText {
  return {
    paragraphs,
    words,
    narrator: narrator ?? wizard?.narrator ?? null,
    rating,
    existingText,
    people: characters
      .slice(0, lasting?.characters ?? characters.length)
      .filter(({ role }) => role === 'protagonist')
      .map(({ name }) => name),
  };
}

/** The quiet line about what differs from the request; undefined for actions on a selection and the storyteller's texts. */
export function noteOnDifferences(
  { job, writer }: GenerationRun,
  text: string,
  isCut: boolean,
): string | undefined {
  if (job.passage || writer.name === 'storyteller') return undefined;
  return differenceNote(differences(askedOf(job), text, { isCut })) ?? undefined;
}
