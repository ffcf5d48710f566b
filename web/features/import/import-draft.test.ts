import { expect, it } from 'vitest';
import { splitChapters } from '#domain/story/book/split-chapters.ts';
import { draftText, joinWithPrevious, openDraft, rename } from './import-draft.ts';

const document = {
  title: '',
  chapters: [
    { title: '', text: 'Anneme.' },
    { title: 'Bölüm 1', text: 'Bir.' },
    { title: 'Bölüm 2', text: 'İki.' },
  ],
};

it('takes the file’s name where the document has no title', () => {
  expect(openDraft(document, 'Kuyu.son hâli.docx').title).toBe('Kuyu.son hâli');
  expect(openDraft({ ...document, title: 'Işık' }, 'x.txt').title).toBe('Işık');
});

it('joins a chapter with the one before it and loses nothing', () => {
  const joined = joinWithPrevious(openDraft(document, ''), 2);
  expect(splitChapters(draftText(joined))).toEqual([
    { title: '', text: 'Anneme.' },
    { title: 'Bölüm 1', text: 'Bir.\n\n### Bölüm 2\n\nİki.' },
  ]);
  expect(joinWithPrevious(joined, 0)).toBe(joined);
});

it('renames a chapter; one without a name goes on with the one before', () => {
  const draft = openDraft(document, '');
  expect(splitChapters(draftText(rename(draft, 2, ' Son ')))[2]).toEqual({ title: 'Son', text: 'İki.' });
  expect(splitChapters(draftText(rename(draft, 2, '')))).toEqual([
    { title: '', text: 'Anneme.' },
    { title: 'Bölüm 1', text: 'Bir.\n\nİki.' },
  ]);
});
