import { z } from 'zod';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { endingIds, type Narrator, narrators } from '#domain/wizard/types.ts';
import { instant, isVisible, operation, text, uuid } from './base.ts';

const keysOf = <K extends string>(map: Readonly<Record<K, unknown>>) => Object.keys(map) as [K, ...K[]];

const answerRequired = { error: 'Soruyu birkaç sözcükle yanıtlayın.' };
const answer = text(limits.wizardAnswer, answerRequired.error).trim().refine(isVisible, answerRequired);
/** The id of an item of the wizard's catalogue: the server looks its texts up itself. */
const catalogueId = z
  .string({ error: 'Bir seçim yapın.' })
  .regex(/^[a-z0-9-]{1,60}$/, { error: 'Geçersiz seçim.' });

/** What a whole wizard story keeps; chosen once, before its first chapter. */
const foundation = {
  narrator: z.enum(keysOf<Narrator>(narrators)),
  genre: z.enum(keysOf<GenreId>(genres)),
  characterId: catalogueId,
  beginningId: catalogueId,
};

/** One chapter that the wizard asks for. Later chapters carry the story's own foundation again. */
export const wizardChapter = z.object({
  /** Made by the client with the first chapter; the chapters of one story share it. */
  storyId: uuid,
  /** The first is 1; the next one follows the last that was delivered. */
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

export const wizard = {
  /** What the editor shows the wizard's button by, and the limit dialog. */
  status: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/wizard',
      tags: ['Sihirbaz'],
      summary: 'How many wizard stories are left today',
    })
    .output(
      z.object({
        /** Stories that may still be begun today; null is unlimited. */
        left: z.number().int().nonnegative().nullable(),
        /** When the next day's begin; null where unlimited. */
        resetsAt: instant.nullable(),
      }),
    ),
  /** How a reload finds its story again. */
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
