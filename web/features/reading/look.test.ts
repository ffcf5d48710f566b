import { describe, expect, it } from 'vitest';
import { readLook, usualLook } from './look.ts';

describe('a kept look', () => {
  it('comes back as it was', () => {
    const look = {
      ...usualLook,
      face: 'sans',
      size: 5,
      paper: 'sepia',
      pace: '1.5',
      voice: 'tr',
      shortcuts: false,
    } as const;
    expect(readLook(JSON.stringify(look))).toEqual(look);
  });
  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"face":1,"size":99,"leading":"x","pace":1,"voice":{},"shortcuts":0}',
    '{"size":"1"}',
  ])('is the usual one for %j', (kept) => {
    expect(readLook(kept)).toEqual(usualLook);
  });
});
