import { expect, it } from 'vitest';
import { readNavigation } from './navigation-state.ts';

it('begins a new story from an idea, a text and a genre', () => {
  expect(readNavigation({ prompt: 'Bir saatçi', story: 'Bir gün.', genre: 'Dram' })).toEqual({
    storyId: null,
    fields: { title: '', content: 'Bir gün.', genre: 'Dram', idea: 'Bir saatçi' },
  });
});

it('opens a story in edit mode with all its fields', () => {
  const storyData = { id: 's1', title: 'Saatçi', content: 'Bir gün.', genre: 'Dram', prompt: 'Bir saatçi' };
  expect(readNavigation({ editMode: true, storyData })).toEqual({
    storyId: 's1',
    fields: { title: 'Saatçi', content: 'Bir gün.', genre: 'Dram', idea: 'Bir saatçi' },
  });
});

it.each([null, undefined, 'x', {}, { prompt: 5 }, { editMode: true }])('takes %j for no state', (state) => {
  expect(readNavigation(state)).toBeNull();
});
