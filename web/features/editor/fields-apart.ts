import { ratings } from '#domain/generation/genres.ts';
import { type ChapterNote, chapterStatusNames, plainNote } from '#domain/story/book/chapter-notes.ts';
import type { AddedCards } from '#web/features/cards/index.ts';
import { chapterName } from './chapters/chapter-name.ts';
import type { StoryFields } from './drafts/draft.ts';

/** One thing beside the text that two versions of a story have differently, as it reads in each. */
export interface Apart {
  /** Tells it from the others of the list. */
  id: string;
  name: string;
  mine: string;
  other: string;
}

const nothing = '—';

/** How many cards of both kinds were added: "2 karakter, 1 olay". */
function cardsText({ characters, plot }: AddedCards): string {
  const counts = [
    characters.length > 0 ? `${characters.length} karakter` : '',
    plot.length > 0 ? `${plot.length} olay` : '',
  ].filter((text) => text !== '');
  return counts.join(', ') || nothing;
}

/** Where the same number of cards are others, the numbers alone would read as if nothing were different. */
function cardsApart(mine: AddedCards, other: AddedCards): Apart[] {
  const same = (kind: keyof AddedCards) => {
    const there = new Set(other[kind]);
    return mine[kind].length === there.size && mine[kind].every((id) => there.has(id));
  };
  if (same('characters') && same('plot')) return [];
  const [here, there] = [cardsText(mine), cardsText(other)];
  return [
    {
      id: 'cards',
      name: 'Eklenen kartlar',
      mine: here,
      other: here === there ? `${there}, başkaları` : there,
    },
  ];
}

const goalText = (goal: number | null) =>
  goal === null ? nothing : `${goal.toLocaleString('tr-TR')} sözcük`;

function noteApart(mine: ChapterNote, other: ChapterNote): Apart[] {
  const name = `“${chapterName(mine)}”`;
  const parts: [string, string, string][] = [
    ['durumu', chapterStatusNames[mine.status], chapterStatusNames[other.status]],
    ['hedefi', goalText(mine.goal), goalText(other.goal)],
    ['özeti', mine.summary.trim() || nothing, other.summary.trim() || nothing],
  ];
  return parts
    .filter(([, here, there]) => here !== there)
    .map(([part, here, there]) => ({
      id: `${mine.id} ${part}`,
      name: `${name} bölümünün ${part}`,
      mine: here,
      other: there,
    }));
}

/** Notes of the same chapter side by side; one that a version has nothing of stands against a plain one. */
function chaptersApart(mine: readonly ChapterNote[], other: readonly ChapterNote[]): Apart[] {
  const left = [...other];
  const take = (isMeant: (note: ChapterNote) => boolean) => {
    const at = left.findIndex(isMeant);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const byId = new Map(mine.map(({ id }) => [id, take((note) => note.id === id)]));
  const here = mine.flatMap((note) => {
    const there = byId.get(note.id) ?? take(({ title }) => title === note.title);
    return noteApart(note, there ?? plainNote(note.id, note.title));
  });
  return [...here, ...left.flatMap((note) => noteApart(plainNote(note.id, note.title), note))];
}

/** What two versions of a story have differently beside title and text, which are shown anyway. */
export function fieldsApart(mine: StoryFields, other: StoryFields): Apart[] {
  const line = (id: string, name: string, here: string, there: string): Apart[] =>
    here.trim() === there.trim()
      ? []
      : [{ id, name, mine: here.trim() || nothing, other: there.trim() || nothing }];
  return [
    ...line('genre', 'Tür', mine.genre, other.genre),
    ...line('idea', 'Fikir', mine.idea, other.idea),
    ...line('rating', 'İçerik', ratings[mine.rating], ratings[other.rating]),
    ...cardsApart(mine.added, other.added),
    ...chaptersApart(mine.chapters, other.chapters),
  ];
}
