import { describe, expect, it } from 'vitest';
import { maskKey } from './api-configs.ts';

describe('a masked key', () => {
  it('shows its first and last four characters', () => {
    expect(maskKey('sk-proj-0123456789wxyz')).toBe('sk-p••••••••wxyz');
  });
  it.each(['', 'a', '12345678', '12345678901'])('shows nothing of %j, which is too short for it', (key) => {
    expect(maskKey(key)).toBe('••••••••');
  });
});
