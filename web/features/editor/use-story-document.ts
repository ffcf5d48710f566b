import { useCallback, useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { countWords } from '#domain/story.ts';
import type { StoryFields } from './drafts/draft.ts';
import type { Manuscript } from './manuscript/manuscript-view.tsx';
import { fieldsOf } from './save-story.ts';
import type { DraftTarget } from './use-drafts.ts';

/** Counting words takes a moment: it waits until the writer pauses, longer for a long manuscript, ms. */
const countAfterMs = (length: number) => (length > 100_000 ? 1_000 : 150);

interface StoryDocumentProps {
  storyId: string;
  opened: Story | null;
  initial: StoryFields;
  handedOver: boolean;
}

/** What stands in the editor: the fields, the text, and the saved story that they are based on. */
export function useStoryDocument({ storyId, opened, initial, handedOver }: StoryDocumentProps) {
  const [fields, setFields] = useState({ title: initial.title, genre: initial.genre, idea: initial.idea });
  const [target, setTarget] = useState<DraftTarget>({ id: storyId, revision: opened?.revision ?? null });
  const [dirty, setDirty] = useState(handedOver);
  const [ready, setReady] = useState(false);
  const [length, setLength] = useState(initial.content.length);
  const [words, setWords] = useState(() => countWords(initial.content));
  const manuscript = useRef<Manuscript | null>(null);
  // What callbacks read must be the newest, whichever render they come from.
  const now = useRef({ fields, target, saved: opened ? fieldsOf(opened) : null });

  const change = useCallback((part: Partial<typeof fields>) => {
    now.current.fields = { ...now.current.fields, ...part };
    setFields(now.current.fields);
    setDirty(true);
  }, []);

  useEffect(() => {
    if (!ready) return;
    const count = () => setWords(countWords(manuscript.current?.text() ?? ''));
    const timer = setTimeout(count, countAfterMs(length));
    return () => clearTimeout(timer);
  }, [length, ready]);

  return {
    fields,
    target,
    /** True where something is not saved yet. */
    dirty,
    setDirty,
    /** True once the text field is there. */
    ready,
    blank: length === 0,
    words,
    manuscript,
    change,
    attach(page: Manuscript) {
      manuscript.current = page;
      setReady(true);
    },
    textChanged: useCallback(() => {
      setLength(manuscript.current?.length() ?? 0);
      setDirty(true);
    }, []),
    snapshot: useCallback(
      (): StoryFields => ({ ...now.current.fields, content: manuscript.current?.text() ?? initial.content }),
      [initial.content],
    ),
    targetNow: () => now.current.target,
    savedNow: (): StoryFields | null => now.current.saved,
    /** Puts other texts into the editor; one undo brings the old text back. */
    fill({ title, genre, idea, content }: StoryFields) {
      change({ title, genre, idea });
      manuscript.current?.replace(content);
    },
    /** The editor's text now belongs to this story, and this is what the server has of it. */
    standOn(next: DraftTarget, saved: StoryFields | null = now.current.saved) {
      now.current.target = next;
      now.current.saved = saved;
      setTarget(next);
    },
  };
}
