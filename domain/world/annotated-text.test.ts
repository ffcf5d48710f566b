import { expect, test } from 'vitest';
import { annotatedStory, annotatedWorld } from '#testing/world/annotated-story.ts';
import { findMentions, indexNames } from './find-mentions.ts';

/** Removes the marks of an annotated text; returns the text, and each mention with its range. */
function unmark(marked: string): { text: string; mentions: string[] } {
  let text = '';
  const mentions: string[] = [];
  let from = 0;
  for (const match of marked.matchAll(/\{(\w)\|([^}]+)\}/gu)) {
    const [whole, entry = '', words = ''] = match;
    text += marked.slice(from, match.index);
    // The suffix after an apostrophe is part of the found word.
    const tail = /^[’']\p{L}+/u.exec(marked.slice(match.index + whole.length))?.[0] ?? '';
    mentions.push(`${entry} ${text.length}-${text.length + words.length + tail.length}`);
    text += words;
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), mentions };
}

test('finds nearly all mentions of an annotated text with few wrong ones', () => {
  const { text, mentions } = unmark(annotatedStory);
  const marks = Object.keys(annotatedWorld);
  const found = findMentions(text, indexNames(Object.values(annotatedWorld))).map(
    ({ entry, start, end }) => `${marks[entry]} ${start}-${end}`,
  );
  const right = found.filter((mention) => mentions.includes(mention));
  const show = (list: readonly string[]) =>
    list.map((mention) => {
      const [mark = '', place = ''] = mention.split(' ');
      const [start = 0, end = 0] = place.split('-').map(Number);
      return `${mark}: …${text.slice(start - 20, end + 15).replaceAll('\n', ' ')}…`;
    });
  const wrong = show(found.filter((mention) => !mentions.includes(mention)));
  const missed = show(mentions.filter((mention) => !found.includes(mention)));
  const figures = {
    mentions: mentions.length,
    precision: right.length / found.length,
    recall: right.length / mentions.length,
  };
  console.info(figures, { wrong, missed });
  expect(mentions.length).toBeGreaterThanOrEqual(150);
  expect(figures.precision).toBeGreaterThanOrEqual(0.95);
  expect(figures.recall).toBeGreaterThanOrEqual(0.95);
});
