import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('the way on after signing in', () => {
  it.each(['/editor', '/panel?sayfa=2', '/blog/ilk-yazi#sonuc'])('keeps the path %s of this site', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/giris',
    '/kayit/?next=/giris',
    '//',
  ])('takes %j to the panel instead', (next) => {
    expect(safeNext(next)).toBe('/panel');
  });
});
