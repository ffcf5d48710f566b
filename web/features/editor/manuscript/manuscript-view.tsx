import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { StorySession } from '../session/story-session.ts';
import { fieldState } from './field-state.ts';
import { type Manuscript, manuscriptOf } from './manuscript-api.ts';

interface ManuscriptViewProps {
  session: StorySession;
  labelledBy: string;
  describedBy: string;
  /** Called after the text has changed, `byOthers` where no change was this person's. */
  onChange: (byOthers: boolean) => void;
  onReady: (manuscript: Manuscript) => void;
  /** Called when a slash is typed on an empty line; false where it is typed as a slash. */
  onDirection: () => boolean;
}

/** The story's text field: CodeMirror in plain-text mode, labelled, spell-checked and wrapping. */
export default function ManuscriptView(props: ManuscriptViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    const { session, labelledBy, describedBy, onReady } = latest.current;
    const { content } = storyTypes(session.doc);
    const watchers = new Set<() => void>();
    const create = () =>
      fieldState(session, {
        labelledBy,
        describedBy,
        onChange: (byOthers) => latest.current.onChange(byOthers),
        onDirection: () => latest.current.onDirection(),
        onMove() {
          for (const tell of watchers) tell();
        },
      });
    // A novel is read in one task and drawn in the next, and neither in that of the room around it.
    let view: EditorView | null = null;
    let isRead = false;
    let unobserve: (() => void) | null = null;
    const changed = () => {
      isRead = false;
    };
    let timer = setTimeout(() => {
      const state = create();
      isRead = true;
      content.observe(changed);
      unobserve = () => {
        content.unobserve(changed);
        unobserve = null;
      };
      timer = setTimeout(() => {
        unobserve?.();
        // The other devices may have changed it in between.
        view = new EditorView({ parent, state: isRead ? state : create() });
        onReady(manuscriptOf(view, session, watchers));
      });
    });
    return () => {
      clearTimeout(timer);
      unobserve?.();
      view?.destroy();
    };
  }, []);
  return <div ref={host} className="manuscript-field" />;
}
