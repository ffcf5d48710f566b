import { describe, expect, it } from 'vitest';
import { defaultReadingSettings, parseReadingSettings } from './reading-settings.ts';

describe('stored reading settings', () => {
  it('are read as they were stored', () => {
    const look = {
      ...defaultReadingSettings,
      face: 'sans',
      size: 5,
      paper: 'sepia',
      pace: '1.5',
      voice: 'tr',
      shortcuts: false,
    } as const;
    expect(parseReadingSettings(JSON.stringify(look))).toEqual(look);
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
    expect(parseReadingSettings(kept)).toEqual(defaultReadingSettings);
  });
});
