import { expect, test } from 'vitest';
import type { WorldEntryOut } from '#contract/world.ts';
import {
  type EntryFormAction,
  entryFormReducer,
  type FormStart,
  initialEntryForm,
} from './entry-form-state.ts';

const start: FormStart = {
  id: 'e',
  revision: 2,
  kind: 'place',
  name: 'Değirmen',
  aliases: ['kule'],
  text: '',
};
const other = {
  id: 'e',
  kind: 'object',
  name: 'Değirmen taşı',
  aliases: [],
  text: 'Kırık.',
  revision: 5,
  createdAt: '',
  updatedAt: '',
} as unknown as WorldEntryOut;

const after = (...actions: EntryFormAction[]) => actions.reduce(entryFormReducer, initialEntryForm(start));

test('removes all field errors when a field changes', () => {
  const state = after(
    { type: 'invalid', fieldErrors: { name: 'Boş', 'aliases.0': 'Uzun' } },
    { type: 'edited', part: { name: 'Ada' } },
  );
  expect(state.fields.name).toBe('Ada');
  expect(state.fieldErrors).toEqual({});
});

test('removes only the aliases’ errors when an alias is typed or changed', () => {
  const invalid = { type: 'invalid', fieldErrors: { name: 'Boş', 'aliases.0': 'Uzun' } } as const;
  expect(after(invalid, { type: 'alias-typed', text: 'kır' })).toMatchObject({
    typed: 'kır',
    fieldErrors: { name: 'Boş' },
  });
  const changed = after(invalid, { type: 'aliases-changed', change: (aliases) => [...aliases, 'taş'] });
  expect(changed.fields.aliases).toEqual(['kule', 'taş']);
  expect(changed.fieldErrors).toEqual({ name: 'Boş' });
});

test('shows a general error only when neither a field nor another version explains the failure', () => {
  const failed = { type: 'save-failed', fieldErrors: {}, other: null, error: 'Kaydedilemedi.' } as const;
  expect(after(failed).error).toBe('Kaydedilemedi.');
  expect(after({ ...failed, other })).toMatchObject({ error: null, other });
  expect(after({ ...failed, fieldErrors: { name: 'Boş' } }).error).toBeNull();
  expect(after(failed, { type: 'save-started' })).toMatchObject({ error: null, saving: true });
});

test('takes the other version with its revision', () => {
  const state = after({ type: 'save-failed', fieldErrors: {}, other, error: '' }, { type: 'other-taken' });
  expect(state).toMatchObject({ revision: 5, other: null });
  expect(state.fields).toEqual({ kind: 'object', name: 'Değirmen taşı', aliases: [], text: 'Kırık.' });
});

test('takes another version of a card’s kind as a note', () => {
  const card = { ...other, kind: 'character' } as WorldEntryOut;
  const failed = { type: 'save-failed', fieldErrors: {}, other: card, error: '' } as const;
  expect(after(failed, { type: 'other-taken' }).fields.kind).toBe('note');
});

test('ends the saving when the save succeeds or fails', () => {
  expect(after({ type: 'save-started' }, { type: 'saved' }).saving).toBe(false);
  const failed = { type: 'save-failed', fieldErrors: {}, other: null, error: 'Olmadı.' } as const;
  expect(after({ type: 'save-started' }, failed).saving).toBe(false);
});
