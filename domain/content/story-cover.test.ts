import { expect, it } from 'vitest';
import { genres } from '../generation/genres.ts';
import { storyCover } from './story-cover.ts';

it('gives each genre an ink of its own, by id and by name', () => {
  for (const [id, name] of Object.entries(genres)) {
    expect(storyCover('Tuz', id).ink).toBe(id);
    expect(storyCover('Tuz', name).ink).toBe(id);
  }
});

it('gives the same ink to the same genre in the writer’s own words', () => {
  const { ink } = storyCover('Tuz', 'Işıklı Masal');
  expect(storyCover('Kuyu', ' IŞIKLI MASAL ').ink).toBe(ink);
  const inks = ['Polisiye', 'Macera', 'Tarih', 'Korku', 'Masal', 'Mizah'].map(
    (word) => storyCover('Tuz', word).ink,
  );
  expect(new Set(inks).size).toBeGreaterThan(2);
  expect(inks).not.toContain('nsfw');
});

it('has a plain ink without a genre, and a blank page without a title', () => {
  expect(storyCover('ılgın', '')).toMatchObject({ ink: 'plain', page: { initial: 'I' } });
  expect(storyCover('  ', 'Gizem')).toEqual({ ink: 'blank', page: null });
});
