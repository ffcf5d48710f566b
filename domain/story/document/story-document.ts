import type * as Y from 'yjs';
import { type Rating, ratings } from '#domain/generation/genres.ts';
import { type DialogueStyle, dialogueStyles } from '#domain/house-style/dialogue.ts';
import { limits } from '#domain/limits.ts';
import { cardLimits } from '#domain/world/cards.ts';
import { type ChapterNote, chapterLimits, chapterStatuses, plainNote } from '../book/chapter-notes.ts';
import { replaceText } from './replace-text.ts';

/** Everything of a story that its document holds. */
export interface StoryContents {
  title: string;
  content: string;
  genre: string;
  /** The idea that the story began with. */
  prompt: string;
  rating: Rating;
  /** How speech is marked; null where the writer has not chosen. */
  dialogue: DialogueStyle | null;
  characterIds: readonly string[];
  plotElementIds: readonly string[];
  /** Notes of the chapters, in their order. */
  chapters: readonly ChapterNote[];
}

/** The contents of a document to which nothing was written. */
export const emptyContents: StoryContents = {
  title: '',
  content: '',
  genre: '',
  prompt: '',
  rating: 'safe',
  dialogue: null,
  characterIds: [],
  plotElementIds: [],
  chapters: [],
};

/** The attribute of generated text that nobody has edited. */
export const generatedAttribute = 'ai';

/** The names of a document's shared types. An update that names another one is refused. */
export const sharedTypes = [
  'content',
  'title',
  'prompt',
  'fields',
  'characters',
  'plot',
  'chapters',
  'generations',
] as const;

/** The shared types of a story's document. */
export const storyTypes = (doc: Y.Doc) => ({
  content: doc.getText('content'),
  title: doc.getText('title'),
  prompt: doc.getText('prompt'),
  /** Genre, rating and dialogue style: the last write counts. */
  fields: doc.getMap<unknown>('fields'),
  characters: doc.getArray<unknown>('characters'),
  plot: doc.getArray<unknown>('plot'),
  /** Chapter notes by their ids, each with its place in the list. */
  chapters: doc.getMap<unknown>('chapters'),
  /** Where texts of running generations go, by the generations' ids. */
  generations: doc.getMap<unknown>('generations'),
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

function readIds(array: Y.Array<unknown>): string[] {
  const ids = array.toArray().filter((id): id is string => typeof id === 'string' && uuid.test(id));
  return [...new Set(ids)].slice(0, cardLimits.perGeneration);
}

function readNote(id: string, value: unknown): { note: ChapterNote; place: number } | null {
  if (!isRecord(value)) return null;
  const { status, goal, place } = value;
  const isGoal = typeof goal === 'number' && Number.isInteger(goal) && goal > 0 && goal <= chapterLimits.goal;
  return {
    place: typeof place === 'number' ? place : 0,
    note: {
      id,
      title: textOr(value.title, chapterLimits.title),
      status: chapterStatuses.find((known) => known === status) ?? 'draft',
      goal: isGoal ? goal : null,
      summary: textOr(value.summary, chapterLimits.summary),
      summaryOf: textOr(value.summaryOf, 100),
    },
  };
}

function readNotes(map: Y.Map<unknown>): ChapterNote[] {
  return [...map.entries()]
    .filter(([id]) => uuid.test(id))
    .flatMap(([id, value]) => readNote(id, value) ?? [])
    .sort((a, b) => a.place - b.place || (a.note.id < b.note.id ? -1 : 1))
    .slice(0, chapterLimits.count)
    .map(({ note }) => note);
}

/** Everything of a story but its text. */
export type StoryFields = Omit<StoryContents, 'content'>;

/**
 * Reads a document without its text. Values of a wrong kind or size, which no editor writes, are left out or cut to
 * their limits.
 */
export function readFields(doc: Y.Doc): StoryFields {
  const { title, prompt, fields, characters, plot, chapters } = storyTypes(doc);
  const rating = fields.get('rating');
  const dialogue = fields.get('dialogue');
  return {
    title: title.toString().slice(0, limits.title),
    genre: textOr(fields.get('genre'), limits.genre),
    prompt: prompt.toString().slice(0, limits.idea),
    rating: Object.keys(ratings).find((known): known is Rating => known === rating) ?? 'safe',
    dialogue: dialogueStyles.find((known) => known === dialogue) ?? null,
    characterIds: readIds(characters),
    plotElementIds: readIds(plot),
    chapters: readNotes(chapters),
  };
}

/** Reads a document with its text. */
export const readStory = (doc: Y.Doc): StoryContents => ({
  ...readFields(doc),
  content: storyTypes(doc).content.toString().slice(0, limits.content),
});

function writeIds(array: Y.Array<unknown>, ids: readonly string[]): void {
  const known = array.toArray();
  for (let at = known.length - 1; at >= 0; at -= 1)
    if (!ids.includes(String(known[at])) || known.indexOf(known[at]) !== at) array.delete(at);
  const kept = array.toArray();
  const added = ids.filter((id) => !kept.includes(id));
  if (added.length > 0) array.push(added);
}

function writeNotes(map: Y.Map<unknown>, notes: readonly ChapterNote[]): void {
  const ids = new Set(notes.map(({ id }) => id));
  for (const id of map.keys()) if (!ids.has(id)) map.delete(id);
  for (const [place, { id, ...note }] of notes.entries()) {
    const known = map.get(id);
    const before = known === undefined ? null : readNote(id, known);
    const isSame =
      before?.place === place &&
      JSON.stringify(before.note) === JSON.stringify({ ...plainNote(id, ''), ...note });
    if (!isSame) map.set(id, { ...note, place });
  }
}

function writeField(
  fields: Y.Map<unknown>,
  name: 'genre' | 'rating' | 'dialogue',
  value: string | null,
): void {
  if ((fields.get(name) ?? emptyContents[name]) !== value) fields.set(name, value);
}

/** Writes what differs from the document, in one transaction of this origin; fields that are missing stay. */
export function writeStory(doc: Y.Doc, contents: Partial<StoryContents>, origin: unknown = null): void {
  const types = storyTypes(doc);
  doc.transact(() => {
    if (contents.title !== undefined) replaceText(types.title, contents.title);
    if (contents.content !== undefined) replaceText(types.content, contents.content);
    if (contents.prompt !== undefined) replaceText(types.prompt, contents.prompt);
    if (contents.genre !== undefined) writeField(types.fields, 'genre', contents.genre);
    if (contents.rating !== undefined) writeField(types.fields, 'rating', contents.rating);
    if (contents.dialogue !== undefined) writeField(types.fields, 'dialogue', contents.dialogue);
    if (contents.characterIds !== undefined) writeIds(types.characters, contents.characterIds);
    if (contents.plotElementIds !== undefined) writeIds(types.plot, contents.plotElementIds);
    if (contents.chapters !== undefined) writeNotes(types.chapters, contents.chapters);
  }, origin);
}
