import { describe, expect, it } from 'vitest';
import { isInProgress } from './wizard-progress.ts';
import { advance, freshWizard, type WizardState } from './wizard-state.ts';
import { createWizardStorage } from './wizard-storage.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const state: WizardState = {
  ...freshWizard('00000000-0000-4000-8000-000000000001'),
  view: 'development',
  narrator: 'first',
  genre: 'romantic',
  byGenre: {
    romantic: {
      characterId: 'gulizar',
      beginningId: 'bagbozumu',
      answers: { bagbozumu: ['Bir ceviz ağacı', ''] },
      endingId: 'happy',
    },
  },
};

describe('a stored wizard', () => {
  it('is read as it was stored', () => {
    const [tab, all] = [memoryStore(), memoryStore()];
    createWizardStorage('a', () => [tab, all]).write(state);
    expect(createWizardStorage('a', () => [tab, all]).read()).toEqual(state);
    // A crash deletes the tab's session storage.
    expect(createWizardStorage('a', () => [memoryStore(), all]).read()).toEqual(state);
  });

  it('belongs to one person and can be removed', () => {
    const store = memoryStore();
    const own = createWizardStorage('a', () => [store]);
    own.write(state);
    expect(createWizardStorage('b', () => [store]).read()).toBeNull();
    own.clear();
    expect(own.read()).toBeNull();
  });

  it('contains its chapters without their texts, which the server has', () => {
    const store = memoryStore();
    const written = advance(
      { ...state, view: 'generation' },
      { type: 'written', chapter: { generationId: 'g1', text: 'Gizli kalsın.' } },
    );
    createWizardStorage('a', () => [store]).write(written);
    expect([...store.kept.values()].join()).not.toContain('Gizli');
    expect(createWizardStorage('a', () => [store]).read()?.chapters).toEqual([
      { generationId: 'g1', text: '' },
    ]);
  });

  it('drops choices that left the catalogue and returns to their step', () => {
    const store = memoryStore();
    const romantic = {
      characterId: 'kimse',
      beginningId: 'bagbozumu',
      answers: {},
      endingId: 'happy' as const,
    };
    createWizardStorage('a', () => [store]).write({ ...state, byGenre: { romantic } });
    const read = createWizardStorage('a', () => [store]).read();
    expect(read?.byGenre.romantic).toMatchObject({ characterId: null, beginningId: 'bagbozumu' });
    expect(read?.view).toBe('character');
  });

  it('is null when the storage has something else or is forbidden', () => {
    const store = memoryStore();
    for (const odd of [
      '{',
      'null',
      '[]',
      '{"storyId":1,"view":"genre"}',
      '{"storyId":"x","view":"nowhere","chapters":[]}',
    ]) {
      store.setItem('yazihane.wizard.a', odd);
      expect(createWizardStorage('a', () => [store]).read()).toBeNull();
    }
    const forbidden = createWizardStorage('a', () => {
      throw new Error('SecurityError');
    });
    expect(forbidden.read()).toBeNull();
    expect(() => forbidden.write(state)).not.toThrow();
  });
});

it('a story is in progress from its first chapter until it is removed', () => {
  const store = memoryStore();
  const kept = createWizardStorage('a', () => [store]);
  const underway = () => isInProgress(store.getItem('yazihane.wizard.a'));
  expect(underway()).toBe(false);
  kept.write(state);
  expect(underway()).toBe(false);
  kept.write({ ...state, view: 'generation' });
  expect(underway()).toBe(true);
  kept.write({ ...state, chapters: [{ generationId: 'g1', text: '' }] });
  expect(underway()).toBe(true);
  kept.clear();
  expect(underway()).toBe(false);
  expect(isInProgress('{')).toBe(false);
});
