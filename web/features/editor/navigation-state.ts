import type { StoryTexts } from './story-fields.ts';

/** What another page hands to the editor (spec 1 §2, Story editor). */
export interface EditorNavigation {
  fields: StoryTexts;
  /** The story to edit; null where a new one is begun. */
  storyId: string | null;
}

function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Reads navigation state: prompt, story and genre begin a new story; editMode with storyData (id, title, content,
 * genre, prompt) opens that one. Anything else is no state.
 */
export function readNavigation(state: unknown): EditorNavigation | null {
  if (typeof state !== 'object' || state === null) return null;
  const { prompt = '', story = '', genre = '' } = texts(state);
  if ('editMode' in state && state.editMode === true && 'storyData' in state) {
    const data = texts(state.storyData);
    const fields = {
      title: data.title ?? '',
      content: data.content ?? '',
      genre: data.genre ?? genre,
      idea: data.prompt ?? prompt,
    };
    return { fields, storyId: data.id ?? null };
  }
  if (prompt === '' && story === '' && genre === '') return null;
  return { fields: { title: '', content: story, genre, idea: prompt }, storyId: null };
}
