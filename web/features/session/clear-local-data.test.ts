import { expect, it } from 'vitest';
import { clearLocalData } from './clear-local-data.ts';

function storeOf(...keys: (string | [key: string, value: string])[]) {
  const kept = new Map(keys.map((key) => (typeof key === 'string' ? [key, '{}'] : key)));
  return {
    kept,
    get length() {
      return kept.size;
    },
    getItem: (key: string) => kept.get(key) ?? null,
    key: (at: number) => [...kept.keys()][at] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('deletes all pieces of texts from the browser and the tab, and keeps other data', () => {
  const browser = storeOf(
    'yazihane.selection',
    'yazihane.theme',
    'yazihane.generation.editor',
    'yazihane.generation.wizard',
    'yazihane.generation-options',
    'yazihane.stream-place',
    'yazihane.direction',
    'yazihane.cookie-choice',
  );
  const tab = storeOf(
    'yazihane.summary',
    'yazihane.summaries-before',
    'yazihane.editor-cards',
    'yazihane.wizard.can',
  );
  clearLocalData(undefined, () => [browser, tab]);
  expect([...browser.kept.keys()]).toEqual(['yazihane.theme', 'yazihane.cookie-choice']);
  expect([...tab.kept.keys()]).toEqual(['yazihane.editor-cards']);
});

it('keeps data whose owner may stay', () => {
  const browser = storeOf(
    ['yazihane.selection', '{"by":"ayse"}'],
    ['yazihane.stream-place', '{"by":"can"}'],
    ['yazihane.generation.editor', '{"by":null}'],
    ['yazihane.generation.wizard', '{'],
    ['yazihane.wizard.ayse', '{}'],
  );
  const asked: (string | null)[] = [];
  const mayStay = (by: string | null) => asked.push(by) > 0 && by === 'ayse';
  clearLocalData(mayStay, () => [browser]);
  expect(asked).toEqual(['ayse', 'can', null, null, 'ayse']);
  expect([...browser.kept.keys()]).toEqual(['yazihane.selection', 'yazihane.wizard.ayse']);
});
