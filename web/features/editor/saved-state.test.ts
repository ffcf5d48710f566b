import { expect, it } from 'vitest';
import { savedStateOf } from './saved-state.ts';

/** A story of the server's, written on while its save hangs. */
function stateWith({ atRisk = false, unkept = false, slow = true }) {
  return savedStateOf({
    page: { dirty: true, blank: false, target: { id: 's1', revision: 4 } },
    saving: { saving: true, slow, trouble: null },
    drafts: { atRisk, unkept },
    sync: { cutOff: false },
  });
}

it('a save that hangs is told of in one line, whether the writer types or rests', () => {
  expect(stateWith({ slow: false })).toBe('saving');
  expect(stateWith({})).toBe('saving-slow');
  expect(stateWith({ atRisk: true })).toBe('saving-slow');
});

it('a text that could not be kept on the device is not said to be', () => {
  expect(stateWith({ atRisk: true, unkept: true })).toBe('saving');
});
