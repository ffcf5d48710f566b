import { z } from 'zod';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { endingIds, type Narrator, narrators } from '#domain/wizard/types.ts';
import { instant, isVisible, operation, text, uuid } from './base.ts';

const keysOf = <K extends string>(map: Readonly<Record<K, unknown>>) => Object.keys(map) as [K, ...K[]];

const answerRequired = { error: 'Soruyu birkaç sözcükle yanıtlayın.' };
const answer = text(limits.wizardAnswer, answerRequired.error).trim().refine(isVisible, answerRequired);
/** The id of an item of the wizard's catalogue; the server reads its texts from the catalogue. */
const catalogueId = z
  .string({ error: 'Bir seçim yapın.' })
  .regex(/^[a-z0-9-]{1,60}$/, { error: 'Geçersiz seçim.' });

/** The choices for a whole wizard story, made before its first chapter. */
const foundation = {
  narrator: z.enum(keysOf<Narrator>(narrators)),
  genre: z.enum(keysOf<GenreId>(genres)),
  characterId: catalogueId,
  beginningId: catalogueId,
};

/** One chapter of a wizard story. Every chapter's request repeats the story's choices. */
export const wizardChapter = z.object({
  /** Created by the client with the first chapter; all chapters of a story share it. */
  storyId: uuid,
  /** The first chapter is 1; later ones must follow the last delivered chapter. */
  chapter: z.number().int().min(1).max(500),
  ...foundation,
  answers: z.tuple([answer, answer]),
  endingId: z.enum(endingIds),
});
export type WizardChapter = z.infer<typeof wizardChapter>;

const wizardStory = z.object({
  id: uuid,
  ...foundation,
  chapters: z.array(
    z.object({
      chapter: z.number().int(),
      generationId: uuid,
      answers: z.tuple([z.string(), z.string()]),
      endingId: z.enum(endingIds),
      text: z.string(),
    }),
  ),
});
export type WizardStory = z.infer<typeof wizardStory>;

const wizardStatus = z.object({
  /** Stories that can still be started today; null without a limit. */
  left: z.number().int().nonnegative().nullable(),
  /** When the next stories can be started; null without a limit. */
  resetsAt: instant.nullable(),
  /**
   * On a plan with a daily limit the last wizard story when only its first chapter is written: the second may follow on
   * any day.
   */
  unfinished: z.object({ id: uuid, genre: foundation.genre }).nullable(),
});
export type WizardStatus = z.infer<typeof wizardStatus>;

export const wizard = {
  /** What the editor's wizard button and limit dialog show. */
  status: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/wizard',
      tags: ['Sihirbaz'],
      summary: 'How many wizard stories are left today, and which one is unfinished',
    })
    .output(wizardStatus),
  /** How a reloaded page finds its story. */
  story: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/wizard/stories/{id}',
      tags: ['Sihirbaz'],
      summary: 'One own wizard story with the chapters delivered so far',
    })
    .input(z.object({ id: uuid }))
    .output(wizardStory),
};
