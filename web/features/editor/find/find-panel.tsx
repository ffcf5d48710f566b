import { useEffect, useRef, useState } from 'react';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { StorySession } from '../session/story-session.ts';
import { FindBar, type FindWish } from './find-bar.tsx';
import { useFindShortcuts } from './use-find-shortcuts.ts';
import { useFinder } from './use-finder.ts';

/** Longest selection that is looked for at once, characters. */
const maxSelected = 200;

const firstWish: FindWish = {
  query: { text: '', matchCase: false, wholeWord: false, isRegex: false },
  by: '',
  withReplace: false,
};

/** What is selected in one paragraph; null where nothing or more is. */
function selectedText(manuscript: Manuscript): string | null {
  const { from, to } = manuscript.selected();
  const text = manuscript.slice(from, Math.min(to, from + maxSelected + 1));
  return text === '' || text.length > maxSelected || text.includes('\n') ? null : text;
}

/** Finds and replaces in the whole text: opened by its shortcuts, and by each new `request`. */
export function FindPanel({
  session,
  manuscript,
  busy,
  request,
}: {
  session: StorySession;
  /** Null until the text field is there. */
  manuscript: Manuscript | null;
  /** A text is being written in. */
  busy: boolean;
  /** How often a menu has asked for the search. */
  request: number;
}) {
  const [wish, setWish] = useState(firstWish);
  /** How often the open search was asked for; 0 while it is closed. */
  const [asked, setAsked] = useState(0);
  const isOpen = asked > 0 && manuscript !== null;
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { finder, found } = useFinder(isOpen ? manuscript : null, session, bar, wish.query);

  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [asked]);

  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (request > 0) latest.current(false);
  }, [request]);

  function open(withReplace: boolean) {
    if (!manuscript) return;
    const isInText = manuscript.field().contains(document.activeElement);
    const selected = !isOpen || isInText ? selectedText(manuscript) : null;
    setWish((now) => ({
      ...now,
      withReplace: now.withReplace || withReplace,
      query: selected === null ? now.query : { ...now.query, text: selected, isRegex: false },
    }));
    setAsked((now) => now + 1);
  }
  function close() {
    finder?.leave();
    setAsked(0);
  }
  useFindShortcuts(host, { open, step: isOpen ? (direction) => void finder?.step(direction) : null });

  return (
    <>
      <div ref={host} />
      {isOpen && (
        <FindBar
          finder={finder}
          found={found}
          wish={wish}
          busy={busy}
          barRef={bar}
          fieldRef={field}
          onChange={(part) => setWish((now) => ({ ...now, ...part }))}
          onClose={close}
        />
      )}
    </>
  );
}
