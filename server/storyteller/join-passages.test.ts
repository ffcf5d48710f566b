import { describe, expect, it } from 'vitest';
import { joinPassages } from './join-passages.ts';

describe('joinPassages', () => {
  it('begins a line before a passage of speech and after it', () => {
    expect(joinPassages(['Kerim sustu.', '“Gel,” dedi Nermin.', 'Hava karardı.'], 'Kerim')).toBe(
      'Kerim sustu.\n“Gel,” dedi Nermin.\nHava karardı.',
    );
  });

  it('leaves the name out of the second of two sentences that begin with it', () => {
    expect(joinPassages(['Hava karardı. Kerim sustu.', 'Kerim ışığı söndürdü.'], 'Kerim')).toBe(
      'Hava karardı. Kerim sustu. Işığı söndürdü.',
    );
  });

  it.each([
    ['Kerim sustu.', 'Kerim’in eli titredi.'],
    ['Kerim sustu.', 'Kerim de sustu.'],
    ['Kerim ile Nermin sustu.', 'Kerim güldü.'],
    ['Hava karardı.', 'Kerim güldü.'],
  ])('keeps the name between %j and %j', (first, second) => {
    expect(joinPassages([first, second], 'Kerim')).toBe(`${first} ${second}`);
  });
});
