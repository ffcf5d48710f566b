import { useCallback, useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { notesToKeep } from '#domain/story/book/chapter-notes.ts';
import { countWords } from '#domain/story/story.ts';
import { createChapterBook } from './chapters/chapter-book.ts';
import { isBlank, type StoryFields } from './drafts/draft.ts';
import type { Manuscript } from './manuscript/manuscript-face.ts';
import type { TextRange } from './manuscript/text-range.ts';
import { fieldsOf } from './save-story.ts';
import type { DraftTarget } from './use-drafts.ts';
import { createWordMeter } from './word-meter.ts';

interface StoryDocumentProps {
  storyId: string;
  opened: Story | null;
  initial: StoryFields;
  handedOver: boolean;
}

/** What stands in the editor: the fields, the text, and the saved story that they are based on. */
export function useStoryDocument({ storyId, opened, initial, handedOver }: StoryDocumentProps) {
  const [fields, setFields] = useState<Omit<StoryFields, 'content' | 'chapters'>>(() => {
    const { content: _, chapters: __, ...rest } = initial;
    return rest;
  });
  const [target, setTarget] = useState<DraftTarget>({ id: storyId, revision: opened?.revision ?? null });
  const [dirty, setDirty] = useState(handedOver);
  const [ready, setReady] = useState(false);
  const [blank, setBlank] = useState(initial.content === '');
  const manuscript = useRef<Manuscript | null>(null);
  const [words] = useState(() =>
    createWordMeter(() => manuscript.current?.words() ?? countWords(initial.content)),
  );
  const [book] = useState(() =>
    createChapterBook({
      text: () => manuscript.current?.whole() ?? initial.content,
      notes: initial.chapters,
    }),
  );
  // What callbacks read must be the newest, whichever render they come from.
  const now = useRef({ fields, target, saved: opened ? fieldsOf(opened) : null, dirty: handedOver });
  const markDirty = useCallback((next: boolean) => {
    now.current.dirty = next;
    setDirty(next);
  }, []);

  const change = useCallback(
    (part: Partial<typeof fields>) => {
      now.current.fields = { ...now.current.fields, ...part };
      setFields(now.current.fields);
      markDirty(true);
    },
    [markDirty],
  );

  return {
    fields,
    target,
    /** True where something is not saved yet. */
    dirty,
    setDirty: markDirty,
    isDirty: () => now.current.dirty,
    /** Whether the server had the story before this editor opened. */
    wasStored: opened !== null,
    /** Whether nothing at all stands here. */
    isBlankNow: () =>
      isBlank({ ...now.current.fields, content: manuscript.current?.text() ?? initial.content }),
    /** Whether title and text hold nothing. */
    isEmpty: () =>
      now.current.fields.title.trim() === '' && (manuscript.current?.text() ?? initial.content).trim() === '',
    /** True once the text field is there. */
    ready,
    blank,
    words,
    /** The chapters of what stands here. */
    book,
    manuscript,
    change,
    attach(page: Manuscript) {
      manuscript.current = page;
      setReady(true);
      book.touch();
    },
    /** The text on the screen has changed, by the writer or by a stream. Called with each key: it does very little. */
    textShown: useCallback(() => {
      words.touch();
      book.touch();
      setBlank(manuscript.current?.length() === 0);
    }, [words, book]),
    /** The text has changed lastingly. */
    textChanged: useCallback(() => markDirty(true), [markDirty]),
    /** What the editor holds now. Takes the whole text out: not for each key. */
    snapshot: useCallback(
      (): StoryFields => ({
        ...now.current.fields,
        content: manuscript.current?.text() ?? initial.content,
        chapters: notesToKeep(book.notes()),
      }),
      [initial.content, book],
    ),
    /** The fields without the text. */
    fieldsNow: () => now.current.fields,
    tintNow: (): readonly TextRange[] => manuscript.current?.tint() ?? [],
    targetNow: () => now.current.target,
    savedNow: (): StoryFields | null => now.current.saved,
    /** Puts another story into the editor; one undo brings the old text back. */
    fill(
      { content, chapters, title, genre, idea, rating, added }: StoryFields,
      tint: readonly TextRange[] = [],
    ) {
      change({ title, genre, idea, rating, added });
      manuscript.current?.replace(content, tint);
      book.reset(chapters);
    },
    /** The editor's text now belongs to this story, and this is what the server has of it. */
    standOn(next: DraftTarget, saved: StoryFields | null = now.current.saved) {
      now.current.target = next;
      now.current.saved = saved;
      setTarget(next);
    },
  };
}
export type StoryDocument = ReturnType<typeof useStoryDocument>;
