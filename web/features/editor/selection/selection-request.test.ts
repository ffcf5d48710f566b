import { describe, expect, it } from 'vitest';
import type { SelectionAction } from '#domain/generation/selection-actions.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import { partedFrom } from './parted-from.ts';
import {
  type Asked,
  askedName,
  endangersHeading,
  findAsked,
  inItsLines,
  mayReplace,
  rangeAnchor,
} from './selection-request.ts';

const asked: Asked = {
  storyId: '00000000-0000-4000-8000-000000000001',
  action: 'shorten',
  tone: null,
  passage: 'Fener o gece yanmadı.',
  place: { from: {}, to: {} },
  forecast: { low: 1, high: 2 },
  edited: {},
};
const story = 'Yağmur dinmişti. Fener o gece yanmadı. Bekçi uyuyordu.';

it('what was stopped halfway never takes the place of a whole passage', () => {
  expect(mayReplace('shorten', 'completed')).toBe(true);
  expect(mayReplace('shorten', 'stopped')).toBe(false);
  // A continuation comes behind what it goes on from, however far it came.
  expect(mayReplace('continue', 'completed')).toBe(false);
});

/** What an action would do to the passage between two bars. */
const endangers = (action: SelectionAction, marked: string) => {
  const [before = '', passage = '', behind = ''] = marked.split('|');
  const text = before + passage + behind;
  const range = { from: before.length, to: before.length + passage.length };
  return endangersHeading(
    action,
    inItsLines((from, to) => text.slice(from, to), range),
  );
};

it.each([
  ['|# Kuyu|', true],
  ['|Gece oldu.\n\n## Sabah\n\nGün doğdu.|', true],
  ['|Gece oldu.\n\nBölüm 3: Kuyu\n\nGün doğdu.|', true],
  ['|Gece oldu.\nOn ikinci bölüm\nGün doğdu.|', true],
  ['|Gece oldu.\n\nBölüm| 3: Kuyu', true],
  ['|Gece oldu.\n\n#| Gece', true],
  ['# Ku|yu\n\nKuyuya indi.|', true],
  ['# |Kuyu|', true],
  ['|Gece oldu. Üçüncü bölüm de bitti.|', false],
  ['|#gece yazmıştı. # Sonra sildi.|', false],
  ['Kitabın |sunuş| yazısı uzundu.', false],
  ['# Gece\n\n|Kuyuya indi.|\n\n# Sabah', false],
  ['||', false],
])('a passage in whose lines a chapter is named is not rewritten: %j', (marked, expected) => {
  expect(endangers('rewrite', marked)).toBe(expected);
});

it.each([
  ['|# Kuyu|', true],
  ['# |Kuyu|', false],
  ['|Bölüm 3|: Kuyu', true],
  ['Bölüm 3: |Kuyu|', false],
  ['|Ayşe| geldi.', false],
  ['|# Kuyu\n\nAyşe geldi.|', false],
])('a suggested name leaves a title one: %j', (marked, expected) => {
  expect(endangers('names', marked)).toBe(expected);
});

describe('after a reload', () => {
  async function kept(range: { from: number; to: number }, passage: string) {
    const session = await createFakeServer().open();
    session.write({ content: story });
    const known = { ...asked, passage, place: JSON.parse(JSON.stringify(rangeAnchor(session, range))) };
    return { session, find: () => findAsked(session, known) };
  }

  it('a passage is found where it has moved to, unless it was changed', async () => {
    const { session, find } = await kept({ from: 17, to: 38 }, asked.passage);
    expect(find()).toEqual({ from: 17, to: 38 });
    session.write({ content: `Ah! ${story} Sonra.` });
    expect(find()).toEqual({ from: 21, to: 42 });
    session.write({ content: 'Yağmur dinmişti. Fener yanmadı. Bekçi uyuyordu.' });
    expect(find()).toBeNull();
    await session.close();
  });

  it('a mere place is found behind what it stood behind', async () => {
    const { session, find } = await kept({ from: 17, to: 17 }, '');
    session.write({ content: `Ah! ${story}` });
    expect(find()).toEqual({ from: 21, to: 21 });
    await session.close();
  });
});

it('is called by its action and tone', () => {
  expect(askedName(asked)).toBe('Kısalt');
  expect(askedName({ action: 'tone', tone: 'sad' })).toBe('Tonunu değiştir: Hüzünlü');
});

describe('a text behind a place', () => {
  const at = (text: string, place: number, action: 'continue' | 'names') => {
    const page = { slice: (from: number, to: number) => text.slice(from, to), length: () => text.length };
    const { before, after } = partedFrom(page, place, action);
    return `${before}Yeni.${after}`;
  };
  it('is a paragraph of its own', () => {
    expect(at('', 0, 'continue')).toBe('Yeni.');
    expect(at('Eski.', 5, 'continue')).toBe('\n\nYeni.');
    expect(at('Eski.\n\nSonra.', 5, 'continue')).toBe('\n\nYeni.');
    expect(at('Eski. Sonra.', 5, 'continue')).toBe('\n\nYeni.\n\n');
    expect(at('Eski.\n\n', 7, 'continue')).toBe('Yeni.');
  });
  it('a name stands in the line', () => {
    expect(at('Adı', 3, 'names')).toBe(' Yeni.');
    expect(at('Adı ', 4, 'names')).toBe('Yeni.');
  });
});
