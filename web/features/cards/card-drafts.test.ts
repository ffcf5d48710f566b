import { describe, expect, test } from 'vitest';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import { type CardDrafts, hasCardDrafts, noCardDrafts, readCardDrafts } from './card-drafts.ts';
import { isLocalCardId, localCharacterId, localPlotId } from './local-id.ts';

const uuid = '1f0a4a52-4c6e-4a53-9a6f-2c1f6a1c9b11';
const card = pickCard(characterFields, {});
const withLocal = (background: string): CardDrafts => ({
  ...noCardDrafts,
  characters: { local: [{ id: '1', uuid, revision: null, card: { ...card, background } }], edits: [] },
});

describe('unsaved work on cards', () => {
  test('is the same after a structured clone or JSON', () => {
    const drafts: CardDrafts = {
      characters: {
        local: [{ id: '1732176000000', uuid, revision: null, card: { ...card, name: 'Nermin' } }],
        edits: [{ id: uuid, revision: 3, card: { ...card, role: 'antagonist', age: '40' } }],
      },
      plot: {
        local: [
          { id: 'plot-1732176000000', uuid, revision: 2, card: { type: 'conclusion', description: 'Son' } },
        ],
        edits: [],
      },
    };
    expect(readCardDrafts(structuredClone(drafts))).toEqual(drafts);
    expect(readCardDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
  });

  test.each([undefined, null, 'x', 1, {}, { characters: null, plot: { local: 'x' } }])(
    'is none where %j was kept',
    (kept) => {
      expect(readCardDrafts(kept)).toEqual(noCardDrafts);
    },
  );

  test('is read without its invalid parts', () => {
    const kept = {
      characters: {
        local: [{ id: '1', uuid, card: { name: 'Nermin', role: 'kral', age: 4 } }, { id: 2 }, null],
        edits: [{ id: uuid, card }, { revision: 1 }],
      },
    };
    expect(readCardDrafts(kept)).toEqual({
      ...noCardDrafts,
      characters: {
        local: [{ id: '1', uuid, revision: null, card: { ...card, name: 'Nermin' } }],
        edits: [],
      },
    });
  });

  test('counts as present when there is an edit or a new card with a word', () => {
    expect(hasCardDrafts(noCardDrafts)).toBe(false);
    expect(hasCardDrafts(withLocal(' \n'))).toBe(false);
    expect(hasCardDrafts(withLocal('a'))).toBe(true);
    const edits = [{ id: uuid, revision: 1, card: { type: 'introduction' as const, description: '' } }];
    expect(hasCardDrafts({ ...noCardDrafts, plot: { local: [], edits } })).toBe(true);
  });
});

describe('local ids', () => {
  test('are unique timestamps, with a prefix for plot elements', () => {
    const ids = Array.from({ length: 50 }, () => [localCharacterId(), localPlotId()]).flat();
    expect(new Set(ids).size).toBe(100);
    expect(ids[0]).toMatch(/^\d{13,}$/);
    expect(ids[1]).toMatch(/^plot-\d{13,}$/);
    expect(ids.every(isLocalCardId)).toBe(true);
  });

  test('differ from the ids of saved cards', () => {
    expect(isLocalCardId(uuid)).toBe(false);
    expect(isLocalCardId('12345678-0000-4000-8000-000000000000')).toBe(false);
  });
});
