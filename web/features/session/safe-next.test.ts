import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('the page after a sign-in', () => {
  it.each(['/editor', '/panel?sayfa=2', '/blog/ilk-yazi#sonuc'])('is the path %s of this site', (next) => {
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
  ])('is the panel for %j', (next) => {
    expect(safeNext(next)).toBe('/panel');
  });
});
