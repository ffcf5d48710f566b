import type { Rating } from '#domain/generation/genres.ts';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';
import type { StoryFields as DocumentFields } from '#domain/story/document/story-document.ts';
import { type AddedCards, isLocalCardId, savedCardIds } from '#web/features/cards/index.ts';

/** What a writer writes. */
export interface StoryTexts {
  title: string;
  genre: string;
  idea: string;
  content: string;
}

/** What the editor shows of a story beside its text. */
export interface EditorFields {
  title: string;
  genre: string;
  idea: string;
  /** The freest rating that any of the text was generated with. */
  rating: Rating;
  /** How speech is marked; null where the writer has not chosen. */
  dialogue: DialogueStyle | null;
  /** The cards that were added to the story, those that are not saved yet among them. */
  added: AddedCards;
}

/** Cards that were added to the story and are not saved yet: only this editor knows them. */
export const localCards = ({ characters, plot }: AddedCards): AddedCards => ({
  characters: characters.filter(isLocalCardId),
  plot: plot.filter(isLocalCardId),
});

/** The document's fields as the editor names them. */
export const editorFields = (
  { title, genre, prompt, rating, dialogue, characterIds, plotElementIds }: DocumentFields,
  local: AddedCards,
): EditorFields => ({
  title,
  genre,
  idea: prompt,
  rating,
  dialogue,
  added: {
    characters: [...characterIds, ...local.characters],
    plot: [...plotElementIds, ...local.plot],
  },
});

/** What is written into the document for a change of the editor's fields. */
export const documentFields = ({ idea, added, ...same }: Partial<EditorFields>): Partial<DocumentFields> => ({
  ...same,
  ...(idea !== undefined && { prompt: idea }),
  ...(added && savedCardIds(added)),
});
