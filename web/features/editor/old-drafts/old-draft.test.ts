import { expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { contentsOf, isBlankDraft, type OldDraft, placeOfDraft } from './old-draft.ts';

const draft: OldDraft = {
  id: 'taslak',
  userId: 'yazar',
  storyId: 'hikaye',
  revision: 4,
  title: 'Fener',
  genre: '',
  idea: '',
  content: 'İlk cümle. Kaydetmedim.',
  updatedAt: 0,
};
const story = (part: Partial<Story>) =>
  ({ title: 'Fener', content: 'İlk cümle.', prompt: '', revision: 4, ...part }) as Story;

test.each([
  ['goes over the story that it was written on', draft, story({}), 'story'],
  [
    'begins a new story where that has changed since',
    draft,
    story({ content: 'Başka.', revision: 5 }),
    'new',
  ],
  ['begins a new story where that is gone', draft, null, 'new'],
  [
    'is nothing new where the story has its words',
    draft,
    story({ content: `${draft.content}\n` }),
    'nowhere',
  ],
  [
    'goes over its own save whose answer was lost',
    { ...draft, unanswered: [{ fields: { ...draft, content: 'İlk cümle. Kayıp.' } }] },
    story({ content: 'İlk cümle. Kayıp.', revision: 5 }),
    'story',
  ],
  ['goes over its own first save', { ...draft, revision: null }, story({ revision: 1 }), 'story'],
] as const)('a draft %s', (_, old, stored, place) => {
  expect(placeOfDraft(old as OldDraft, stored)).toBe(place);
});

test('a draft of an old release lacks what it did not know, and has no cards that are not saved', () => {
  expect(contentsOf(draft)).toEqual({ title: 'Fener', genre: '', prompt: '', content: draft.content });
  const card = '0b6f8f0e-2f52-4a39-9a55-0d1f5f1f4a11';
  const added = { characters: [card, '1700000000000'], plot: ['plot-1700000000001'] };
  expect(contentsOf({ ...draft, added })).toMatchObject({ characterIds: [card], plotElementIds: [] });
});

test('a draft without a word is blank', () => {
  expect(isBlankDraft(draft)).toBe(false);
  expect(isBlankDraft({ ...draft, title: ' ', content: '\n' })).toBe(true);
});
