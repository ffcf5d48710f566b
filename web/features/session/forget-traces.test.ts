import { expect, it } from 'vitest';
import { forgetTraces } from './forget-traces.ts';

function storeOf(...keys: string[]) {
  const kept = new Map(keys.map((key) => [key, '{}']));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('takes every piece of a text from the browser and the tab, and leaves the rest', () => {
  const browser = storeOf(
    'yazihane.selection',
    'yazihane.theme',
    'yazihane.generation.editor',
    'yazihane.generation.wizard',
    'yazihane.generation-options',
    'yazihane.stream-place',
    'yazihane.cookie-choice',
  );
  const tab = storeOf('yazihane.summary', 'yazihane.summaries-before', 'yazihane.saved-here');
  forgetTraces(() => [browser, tab]);
  expect([...browser.kept.keys()]).toEqual([
    'yazihane.theme',
    'yazihane.generation-options',
    'yazihane.cookie-choice',
  ]);
  expect([...tab.kept.keys()]).toEqual(['yazihane.saved-here']);
});
