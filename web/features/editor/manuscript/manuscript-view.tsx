import { defaultKeymap, history, historyKeymap, redo } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { aiStream } from './ai-stream.ts';
import { aiTint } from './ai-tint.ts';
import { suggestionAnchor } from './anchor.ts';
import { headingLines } from './heading-lines.ts';
import { type Manuscript, manuscriptOf } from './manuscript-face.ts';
import { manuscriptTheme } from './manuscript-theme.ts';
import { shownPartOnly } from './shown-part.ts';
import { wordCount } from './word-count.ts';

interface ManuscriptViewProps {
  initialText: string;
  labelledBy: string;
  describedBy: string;
  /** Called after the text has changed by the writer's hand or a finished generation. */
  onChange: () => void;
  /** Called after any change, the streamed ones too. */
  onAnyChange: () => void;
  onReady: (manuscript: Manuscript) => void;
}

// Ctrl+Enter belongs to "generate"; in the default keymap it would insert a blank line.
const keys = [
  ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
  ...historyKeymap,
  { key: 'Mod-Shift-z', run: redo, preventDefault: true },
];

/** Bars lie over the window's edges: the header with the tabs, and the actions. The caret stays clear of them, px. */
const bars = { top: 124, bottom: 84 };

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
    const { initialText, labelledBy, describedBy, onReady } = latest.current;
    const watchers = new Set<() => void>();
    const create = () =>
      EditorState.create({
        doc: initialText,
        extensions: [
          history(),
          aiTint,
          aiStream,
          suggestionAnchor,
          wordCount,
          shownPartOnly,
          headingLines,
          keymap.of(keys),
          EditorView.lineWrapping,
          EditorView.scrollMargins.of(() => bars),
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
          EditorView.updateListener.of(({ docChanged, selectionSet, focusChanged }) => {
            if (docChanged || selectionSet || focusChanged) for (const tell of watchers) tell();
          }),
          EditorView.updateListener.of(({ docChanged, transactions }) => {
            if (!docChanged) return;
            latest.current.onAnyChange();
            const lasting = transactions.some((tr) => tr.annotation(Transaction.addToHistory) !== false);
            if (lasting) latest.current.onChange();
          }),
        ],
      });
    // A novel is read in one task and drawn in the next, and neither in that of the room around it.
    let view: EditorView | null = null;
    let timer = setTimeout(() => {
      const state = create();
      timer = setTimeout(() => {
        view = new EditorView({ parent, state });
        onReady(manuscriptOf(view, watchers));
      });
    });
    return () => {
      clearTimeout(timer);
      view?.destroy();
    };
  }, []);
  return <div ref={host} className="manuscript-field" />;
}
