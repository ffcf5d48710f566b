import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { aiStream, closeStream, openStream, settledText, showStreamed, streamingRange } from './ai-stream.ts';
import { aiTint } from './ai-tint.ts';
import { createFollower } from './follow-stream.ts';
import { manuscriptTheme } from './manuscript-theme.ts';

/** What the editor's page does with the text field. */
export interface Manuscript {
  /** The text, without one that is still streaming in. */
  text(): string;
  /** Length of the text in characters, without taking it out. */
  length(): number;
  /** Puts another text in its place; one undo brings the old one back. */
  replace(text: string): void;
  openStream(): void;
  showStreamed(text: string): void;
  closeStream(text: string): void;
  focus(): void;
}

interface ManuscriptViewProps {
  initialText: string;
  labelledBy: string;
  describedBy: string;
  /** Called after the text has changed by the writer's hand or a finished generation. */
  onChange: () => void;
  onReady: (manuscript: Manuscript) => void;
}

// Ctrl+Enter belongs to "generate"; in the default keymap it would insert a blank line.
const keys = [...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'), ...historyKeymap];

function faceOf(view: EditorView): Manuscript {
  const follower = createFollower(view);
  return {
    text: () => settledText(view.state),
    length: () => view.state.doc.length,
    replace: (text) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        userEvent: 'input.replace',
      }),
    openStream() {
      if (streamingRange(view.state)) return;
      view.dispatch(openStream(view.state));
      follower.begin();
    },
    showStreamed(text) {
      const spec = showStreamed(view.state, text);
      if (!spec) return;
      view.dispatch(spec);
      follower.follow();
    },
    closeStream(text) {
      view.dispatch(closeStream(view.state, text));
      follower.end();
    },
    focus: () => view.focus(),
  };
}

/** The story's text field: CodeMirror in plain-text mode, labelled, spell-checked and wrapping. */
export default function ManuscriptView(props: ManuscriptViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!host.current) return;
    const { initialText, labelledBy, describedBy, onReady } = latest.current;
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: initialText,
        extensions: [
          history(),
          aiTint,
          aiStream,
          keymap.of(keys),
          EditorView.lineWrapping,
          placeholder('Hikâyeniz burada başlar. Yazın ya da bir fikirden ürettirin.'),
          EditorView.contentAttributes.of({
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
            lang: 'tr',
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
          }),
          manuscriptTheme,
          EditorView.updateListener.of(({ docChanged, transactions }) => {
            const lasting = transactions.some((tr) => tr.annotation(Transaction.addToHistory) !== false);
            if (docChanged && lasting) latest.current.onChange();
          }),
        ],
      }),
    });
    onReady(faceOf(view));
    return () => view.destroy();
  }, []);
  return <div ref={host} className="manuscript-field" />;
}
