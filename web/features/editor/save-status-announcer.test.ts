import { expect, it } from 'vitest';
import { nextTelling, type Telling } from './save-status-announcer.ts';
import type { SavedState } from './saved-note.tsx';

/** Which of these states, one after another, are told. */
function told(...states: SavedState[]): SavedState[] {
  let last: Telling | null = null;
  return states.filter((state) => {
    last = nextTelling(last, state);
    return last.live;
  });
}

it('the loss of the connection is told once, however often the writer pauses or tries to save', () => {
  expect(told('saved', 'at-risk', 'offline', 'at-risk', 'offline', 'saving', 'offline')).toEqual(['offline']);
});

it('it is told anew when it was back in between, and another trouble is told at once', () => {
  expect(told('offline', 'saving', 'saved', 'at-risk', 'offline')).toEqual(['offline', 'offline']);
  expect(told('offline', 'at-risk', 'signed-out', 'not-found', 'offline')).toEqual([
    'offline',
    'signed-out',
    'not-found',
    'offline',
  ]);
});

it('what comes and goes with each pause is told by nobody', () => {
  expect(told('blank', 'connecting', 'saving', 'at-risk', 'saving', 'saved')).toEqual([]);
});
