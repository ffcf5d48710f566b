import { describe, expect, test } from 'vitest';
import { chooseEntries, type EntryWithUse, entryLength, maxMentionDistance } from './choose-entries.ts';

const entry = (name: string, fields: Partial<EntryWithUse> = {}): EntryWithUse => ({
  id: name,
  kind: 'object',
  name,
  aliases: [],
  text: '',
  use: null,
  ...fields,
});

function choose(
  world: EntryWithUse[],
  fields: { idea?: string; text?: string; budget?: number; added?: string } = {},
) {
  const { idea = '', text = '', budget = 10_000, added } = fields;
  const choice = chooseEntries(world, { idea, text, budget, isAdded: ({ name }) => name === added });
  return {
    ...choice,
    names: choice.chosen.map(({ entry: { name } }) => name),
    why: Object.fromEntries(choice.left.map(({ entry: { name }, why }) => [name, why])),
  };
}

describe('chosen entries', () => {
  test('chooses pinned entries first, then those in the idea, then the nearest in the text', () => {
    const world = [
      entry('sandık'),
      entry('pusula'),
      entry('mektup'),
      entry('yemin', { use: 'pinned' }),
      entry('kitap'),
    ];
    const text = `Sandığı açtı. ${'Yol uzundu. '.repeat(800)} Pusulayı buldu.`;
    const { names, why } = choose(world, { idea: 'Kitabın sırrı çözülür.', text });
    expect(names).toEqual(['yemin', 'kitap', 'pusula', 'sandık']);
    expect(why).toEqual({ mektup: 'not-named' });
  });

  test('prefers the entry with more mentions when the distance is similar', () => {
    const text = 'Kapı, kule; kule, kapı, kule.';
    expect(choose([entry('kapı'), entry('kule')], { text }).names).toEqual(['kule', 'kapı']);
  });

  test('chooses whole entries, and a shorter one when a longer one does not fit', () => {
    const world = [
      entry('yemin', { use: 'pinned', text: 'y'.repeat(300) }),
      entry('kitap', { text: 'k'.repeat(300) }),
      entry('kule', { text: 'l' }),
    ];
    const [oath, , tower] = world.map(entryLength);
    const budget = (oath ?? 0) + (tower ?? 0);
    const { names, why, used } = choose(world, { idea: 'Kitap kitap kitap kulede.', budget });
    expect([names, why, used]).toEqual([['yemin', 'kule'], { kitap: 'no-room' }, budget]);
    expect(choose(world, { idea: 'Kitap.', budget: budget - 1 }).names).not.toEqual(['yemin', 'kule']);
  });
});

describe('excluded entries', () => {
  test('excludes entries that the story excludes, that belong to other stories, or that are cards', () => {
    const world = [
      entry('kitap', { use: 'excluded' }),
      entry('kule', { use: 'elsewhere' }),
      entry('sandık', { use: 'attached' }),
      entry('mektup', { use: 'pinned' }),
    ];
    const { names, why } = choose(world, { idea: 'Kitap, kule, sandık, mektup.', added: 'mektup' });
    expect([names, why]).toEqual([['sandık'], { kitap: 'excluded', kule: 'elsewhere', mektup: 'added' }]);
  });

  test('excludes mentions that are too far from the end of the text', () => {
    const far = `Sandığı açtı.${' Yol uzundu.'.repeat(maxMentionDistance / 10)}`;
    expect(choose([entry('sandık')], { text: far }).why).toEqual({ sandık: 'not-named' });
  });
});

test('makes the same choice in the same order for equal entries and text', () => {
  const world = ['kule', 'kitap', 'kapı', 'kemer'].map((name) => entry(name));
  const idea = 'Kule, kitap, kapı, kemer.';
  expect(choose(world, { idea }).names).toEqual(choose(world.toReversed(), { idea }).names);
});
