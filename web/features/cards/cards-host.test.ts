import { expect, test, vi } from 'vitest';
import { type AddedCards, createCardsHost } from './cards-host.ts';

const options = (added: AddedCards) => ({
  signedIn: true,
  added,
  onAddedChange: vi.fn<(next: AddedCards) => void>(),
  say: vi.fn<(tone: 'success' | 'error', text: string) => void>(),
});

test('two changes between two renders build on each other', () => {
  const editor = options({ characters: ['a'], plot: ['p'] });
  const host = createCardsHost(editor);
  host.characters.setAddedIds([]);
  host.plot.setAddedIds(['p', 'q']);
  expect(editor.onAddedChange).toHaveBeenLastCalledWith({ characters: [], plot: ['p', 'q'] });
});

test('calls the functions of the newest render', () => {
  const first = options({ characters: [], plot: [] });
  const second = { ...options(first.added), signedIn: false };
  const host = createCardsHost(first);
  host.setOptions(second);
  host.characters.announce('success', 'Kaydedildi.');
  expect(first.say).not.toHaveBeenCalled();
  expect(second.say).toHaveBeenCalledWith('success', 'Kaydedildi.');
  expect(host.plot.isSignedIn()).toBe(false);
});

test('takes the story’s cards from the editor', () => {
  const host = createCardsHost(options({ characters: ['a'], plot: [] }));
  host.setAdded({ characters: ['b'], plot: ['p'] });
  expect(host.characters.addedIds()).toEqual(['b']);
  expect(host.plot.addedIds()).toEqual(['p']);
});
