import { defaultKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { StorySession } from '../session/story-session.ts';
import { aiTint } from './ai-tint.ts';
import { suggestionAnchor } from './anchor.ts';
import { documentBinding, documentChangeOf, tintOfDocument } from './document-binding.ts';
import { headingLines } from './heading-lines.ts';
import { manuscriptTheme } from './manuscript-theme.ts';
import { shownPartOnly } from './shown-part.ts';
import { wordCount } from './word-count.ts';

// Ctrl+Enter belongs to "generate"; in the default keymap it would insert a blank line.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

/** Bars lie over the window's edges: the header with the tabs, and the actions. The caret stays clear of them, px. */
export const bars = { top: 124, bottom: 84 };

interface FieldOptions {
  /** Ids of the elements that name and describe the field. */
  labelledBy: string;
  describedBy: string;
  /** Called after the text has changed, `byOthers` where no change was this person's. */
  onChange: (byOthers: boolean) => void;
  /** Called after the selection, the text or the focus has changed. */
  onMove: () => void;
}

/** The state of a story's text field: plain text, bound to the story's document. */
export function fieldState(session: StorySession, options: FieldOptions): EditorState {
  const { content } = storyTypes(session.doc);
  const { extension, move } = documentBinding(session);
  const undo = (view: EditorView) => move(view, 'undo');
  const redo = (view: EditorView) => move(view, 'redo');
  return EditorState.create({
    doc: content.toString(),
    extensions: [
      extension,
      aiTint(tintOfDocument(content)),
      suggestionAnchor,
      wordCount,
      shownPartOnly,
      headingLines,
      keymap.of([
        { key: 'Mod-z', run: undo, preventDefault: true },
        { key: 'Mod-Shift-z', run: redo, preventDefault: true },
        { key: 'Mod-y', run: redo, preventDefault: true },
        ...keys,
      ]),
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => bars),
      placeholder('Hikâyeniz burada başlar. Yazın ya da bir fikirden ürettirin.'),
      EditorView.contentAttributes.of({
        'aria-labelledby': options.labelledBy,
        'aria-describedby': options.describedBy,
        lang: 'tr',
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      manuscriptTheme,
      EditorView.updateListener.of(({ docChanged, selectionSet, focusChanged, transactions }) => {
        if (docChanged || selectionSet || focusChanged) options.onMove();
        if (docChanged) options.onChange(transactions.every((tr) => documentChangeOf(tr)?.by === 'others'));
      }),
    ],
  });
}
