import { describe, expect, it } from 'vitest';
import { maskKey } from './api-configs.ts';

describe('maskKey', () => {
  it('shows the first and last four characters of a key', () => {
    expect(maskKey('sk-proj-0123456789wxyz')).toBe('sk-p••••••••wxyz');
  });
  it.each(['', 'a', '12345678', '12345678901'])('hides the whole key when it is as short as %j', (key) => {
    expect(maskKey(key)).toBe('••••••••');
  });
});
