import { history, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { expect, it } from 'vitest';
import { aiRanges, aiTint } from './ai-tint.ts';
import { anchorOf, layAnchor, placeAiText, suggestionAnchor } from './anchor.ts';

const story = 'Yağmur dinmişti. Fener o gece yanmadı. Bekçi uyuyordu.';
const passage = { from: 17, to: 38 };

function anchored() {
  let state = EditorState.create({ doc: story, extensions: [history(), aiTint, suggestionAnchor] });
  const take = (tr: Transaction) => {
    state = tr.state;
  };
  const apply = (spec: TransactionSpec) => take(state.update(spec));
  apply(layAnchor(passage));
  return {
    apply,
    edit: (from: number, to: number, insert = '') => apply({ changes: { from, to, insert } }),
    place(text: string) {
      const anchor = anchorOf(state);
      if (anchor) apply(placeAiText(state, anchor, text));
    },
    undo: () => undo({ state, dispatch: take }),
    get text() {
      return state.doc.toString();
    },
    get anchor() {
      const anchor = anchorOf(state);
      return anchor && { text: state.sliceDoc(anchor.from, anchor.to), changed: anchor.changed };
    },
    get tinted() {
      return aiRanges(state).map(({ from, to }) => state.sliceDoc(from, to));
    },
  };
}
const whole = { text: 'Fener o gece yanmadı.', changed: false };

it('moves with what is typed around it, at its edges too', () => {
  const page = anchored();
  page.edit(0, 0, 'Gece yarısı ');
  page.edit(page.text.length, page.text.length, ' Sonra uyandı.');
  page.edit(29, 29, 'Ah, ');
  page.edit(54, 54, ' Hiç.');
  expect(page.anchor).toEqual(whole);
});

it('says that it was changed within, and that it is gone', () => {
  const page = anchored();
  page.edit(23, 29);
  expect(page.anchor).toEqual({ text: 'Fener  yanmadı.', changed: true });
  page.edit(10, 40);
  expect(page.anchor).toEqual({ text: '', changed: true });
});

it('is replaced in one step, tinted, that one undo takes back', () => {
  const page = anchored();
  page.edit(0, 0, 'Ah! ');
  page.place('Fener o gece karanlıkta kaldı.');
  expect(page.text).toBe('Ah! Yağmur dinmişti. Fener o gece karanlıkta kaldı. Bekçi uyuyordu.');
  expect(page.tinted).toEqual(['Fener o gece karanlıkta kaldı.']);
  expect(page.anchor).toBeNull();
  page.undo();
  expect(page.text).toBe(`Ah! ${story}`);
  page.undo();
  expect(page.text).toBe(story);
});
