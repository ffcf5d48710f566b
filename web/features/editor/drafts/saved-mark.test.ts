import { beforeEach, expect, it, vi } from 'vitest';
import { savedMark } from './saved-mark.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('covers the saved draft as it was kept before the save, and not what was typed after it', () => {
  savedMark.write({ draftId: 'benim', at: 1_000 });
  expect(savedMark.covers({ id: 'benim', updatedAt: 1_000 })).toBe(true);
  expect(savedMark.covers({ id: 'benim', updatedAt: 1_001 })).toBe(false);
});

it('never covers another editor’s draft, nor any before the first save or where nothing can be read', () => {
  expect(savedMark.covers({ id: 'benim', updatedAt: 0 })).toBe(false);
  savedMark.write({ draftId: 'benim', at: 1_000 });
  expect(savedMark.covers({ id: 'öteki', updatedAt: 1 })).toBe(false);
  kept.set('yazihane.saved-here', 'bozuk');
  expect(savedMark.covers({ id: 'benim', updatedAt: 1 })).toBe(false);
});
