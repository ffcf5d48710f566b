import { expect, it } from 'vitest';
import { SHARED_NAMES, WOMENS_NAMES } from '../banks/names.ts';
import { readIdea } from '../idea/read-idea.ts';
import { buildWorld } from './build-world.ts';
import { createPrng } from './prng.ts';

const worldOf = (idea: string, seed: string) =>
  buildWorld({ seed, idea, paragraphs: 2 }, readIdea(idea), 'drama', createPrng(seed));

it('names nobody against what they are called', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { hero, friend } = worldOf('Bir terzi ile abla, eski bir sandık bulur.', `${seed}`);
    for (const { name = '', role } of [hero, friend]) {
      if (role?.lemma === 'abla') expect(WOMENS_NAMES.has(name) || SHARED_NAMES.has(name), name).toBe(true);
    }
    const { hero: brother } = worldOf('Ağabey Defne bir mektup bulur.', `${seed}`);
    expect(brother.intro).toBe('Defne');
  }
});

it('knows whom the idea names beside the hero', () => {
  const { hero, friend, flags } = worldOf('Kerem ile Nermin bir harita bulur.', 's');
  expect([hero.name, friend.name, flags.has('met')]).toEqual(['Kerem', 'Nermin', true]);
  expect(worldOf('Kerem bir harita bulur.', 's').flags.has('met')).toBe(false);
});
