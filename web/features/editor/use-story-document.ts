import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notesToKeep } from '#domain/story/book/chapter-notes.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { AddedCards } from '#web/features/cards/index.ts';
import { createChapterBook } from './chapters/chapter-book.ts';
import type { Manuscript } from './manuscript/manuscript-api.ts';
import type { SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';
import { documentFields, type EditorFields, editorFields, localCards } from './story-fields.ts';
import { createWordMeter } from './word-meter.ts';

const fieldsOf = ({ fields }: SessionSnapshot) => fields;
const isStoredOf = ({ isStored }: SessionSnapshot) => isStored;
const noCards: AddedCards = { characters: [], plot: [] };

/** The open story as the editor's screens use it: its fields, its text field, its chapters and words. */
export function useStoryDocument(session: StorySession, storyId: string) {
  const inDocument = useSessionValue(session, fieldsOf);
  const isStored = useSessionValue(session, isStoredOf);
  const [unsaved, setUnsaved] = useState(noCards);
  // What callbacks read must be the newest, whichever render they come from.
  const local = useRef(unsaved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest is shown, also where the document's change is drawn first
  const fields = useMemo(() => editorFields(inDocument, local.current), [inDocument, unsaved]);
  const manuscript = useRef<Manuscript | null>(null);
  const textNow = useCallback(
    () => manuscript.current?.text() ?? storyTypes(session.doc).content.toString(),
    [session],
  );
  const [ready, setReady] = useState(false);
  const [blank, setBlank] = useState(() => storyTypes(session.doc).content.length === 0);
  // Counted by the text field: a novel's words are counted once.
  const [words] = useState(() => createWordMeter(() => manuscript.current?.words() ?? 0));
  const [book] = useState(() =>
    createChapterBook({
      text: textNow,
      notes: session.getSnapshot().fields.chapters,
      onNotes: (notes) => session.write({ chapters: notesToKeep(notes) }),
    }),
  );

  // What another device has noted of the chapters.
  useEffect(() => {
    let last = session.getSnapshot().fields.chapters;
    return session.subscribe(() => {
      const { chapters } = session.getSnapshot().fields;
      if (chapters === last) return;
      last = chapters;
      if (JSON.stringify(chapters) !== JSON.stringify(notesToKeep(book.notes()))) book.adopt(chapters);
    });
  }, [session, book]);

  useEffect(
    () => () => {
      words.stop();
      book.settle();
    },
    [words, book],
  );

  const fieldsNow = useCallback(() => editorFields(session.getSnapshot().fields, local.current), [session]);
  const setLocal = useCallback((cards: AddedCards) => {
    local.current = cards;
    setUnsaved(cards);
  }, []);
  const change = useCallback(
    (part: Partial<EditorFields>) => {
      if (part.added) setLocal(localCards(part.added));
      session.write(documentFields(part));
    },
    [session, setLocal],
  );

  return {
    session,
    storyId,
    /** The story's id once the server has it; null before. */
    storedId: isStored ? storyId : null,
    fields,
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
      words.touch();
      setReady(true);
      book.touch(true);
    },
    /** The text has changed. Called with each key: it does very little. */
    textChanged: useCallback(
      (byOthers: boolean) => {
        words.touch();
        book.touch(byOthers);
        setBlank(manuscript.current?.length() === 0);
      },
      [words, book],
    ),
    /** The whole text. Takes it out: not for each key. */
    textNow,
    /** The fields without the text. */
    fieldsNow,
    /** Cards that were added and are not saved yet. */
    localCardsNow: () => local.current,
    addLocalCards: ({ characters, plot }: AddedCards) =>
      setLocal({
        characters: [...new Set([...local.current.characters, ...characters])],
        plot: [...new Set([...local.current.plot, ...plot])],
      }),
  };
}
export type StoryDocument = ReturnType<typeof useStoryDocument>;
