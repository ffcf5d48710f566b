import { describe, expect, it } from 'vitest';
import { pageQuery } from './page-query.ts';

const names = ['q', 'category', 'page'];

describe('pageQuery', () => {
  it.each([
    ['category=dil&q=%C4%B1%C5%9F%C4%B1k', '?q=%C4%B1%C5%9F%C4%B1k&category=dil'],
    ['q=ışık&utm_source=x&fbclid=y', '?q=%C4%B1%C5%9F%C4%B1k'],
    ['q=&category=&page=', ''],
    ['q=++a++', '?q=a'],
    ['q=a&q=b', '?q=a'],
    ['page=2&Q=a', '?page=2'],
    ['', ''],
    ['utm_source=x', ''],
    ['__proto__=x&constructor=y', ''],
    [`q=${'a'.repeat(101)}&page=2`, '?page=2'],
    ['q=%26page%3D9', '?q=%26page%3D9'],
    ['q=%E0%A4%A', '?q=%EF%BF%BD%25A'],
  ])('normalizes %s to %s', (query, expected) => {
    expect(pageQuery(names, query)).toBe(expected);
  });

  it('returns an empty string when the route reads no query', () => {
    expect(pageQuery([], 'q=a&page=2')).toBe('');
  });
});
