import { z } from 'zod';
import { dialogueStyles } from '#domain/house-style/dialogue.ts';
import { maxPersonalWordLength, personalWord } from '#domain/house-style/dictionary.ts';
import { messages } from '#domain/messages/index.ts';
import { operation, text, uuid } from './base.ts';

/** The story's dialogue style; null when the writer has chosen none. */
const style = z.object({ dialogue: z.enum(dialogueStyles).nullable() });
export type StoryStyle = z.infer<typeof style>;

const storyNotFound = { NOT_FOUND: { status: 404, message: messages.story.notFound } };
const words = z.object({ words: z.array(z.string()) });
const word = text(maxPersonalWordLength, messages.houseStyle.wordInvalid)
  .trim()
  .regex(personalWord, { error: messages.houseStyle.wordInvalid });

export const houseStyle = {
  style: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/stories/{id}/style',
      tags: ['Yazım'],
      summary: 'How an own story shows speech',
    })
    .errors(storyNotFound)
    .input(z.object({ id: uuid }))
    .output(style),
  setStyle: operation
    .meta({ access: 'user', fallback: 'STYLE_NOT_SAVED' })
    .route({
      method: 'PUT',
      path: '/stories/{id}/style',
      tags: ['Yazım'],
      summary: 'Choose how an own story shows speech; its text is not touched',
    })
    .errors({
      ...storyNotFound,
      STYLE_NOT_SAVED: { status: 500, message: messages.houseStyle.styleNotSaved },
    })
    .input(style.extend({ id: uuid }))
    .output(style),
  words: operation
    .meta({ access: 'user', fallback: 'WORDS_NOT_LOADED' })
    .route({ method: 'GET', path: '/dictionary', tags: ['Yazım'], summary: 'Words of the personal list' })
    .errors({ WORDS_NOT_LOADED: { status: 500, message: messages.houseStyle.wordsNotLoaded } })
    .output(words),
  addWord: operation
    .meta({ access: 'user', fallback: 'WORD_NOT_SAVED' })
    .route({
      method: 'POST',
      path: '/dictionary',
      tags: ['Yazım'],
      summary: 'Add a word to the personal list; one that is there already changes nothing',
    })
    .errors({
      WORD_NOT_SAVED: { status: 500, message: messages.houseStyle.wordNotSaved },
      TOO_MANY_WORDS: { status: 409, message: messages.houseStyle.tooManyWords },
    })
    .input(z.object({ word }))
    .output(words),
  removeWord: operation
    .meta({ access: 'user', fallback: 'WORD_NOT_SAVED' })
    .route({
      method: 'POST',
      path: '/dictionary/removals',
      tags: ['Yazım'],
      summary: 'Take a word off the personal list',
    })
    .errors({ WORD_NOT_SAVED: { status: 500, message: messages.houseStyle.wordNotSaved } })
    .input(z.object({ word }))
    .output(words),
};
