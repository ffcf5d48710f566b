import { defaultKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { StorySession } from '../session/story-session.ts';
import { aiMargin } from './ai-margin.ts';
import { aiTint } from './ai-tint.ts';
import { suggestionAnchor } from './anchor.ts';
import { continueOffer, isOnEmptyLine } from './continue-offer.ts';
import { documentBinding, documentChangeOf, tintOfDocument } from './document-binding.ts';
import { joinBackward, joinForward, toggleItalic } from './edit-commands.ts';
import { keepCaretInSight } from './keep-caret-in-sight.ts';
import { manuscriptTheme } from './manuscript-theme.ts';
import { shownPartOnly } from './shown-part.ts';
import { typeset } from './typeset.ts';
import { wordCount } from './word-count.ts';

// Ctrl+Enter belongs to "generate", and Ctrl+I sets italics; the default keymap has both for something else.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter' && key !== 'Mod-i');

/** The top line, and what floats at the lower edge, lie over the window. The caret stays clear of them, px. */
export const bars = { top: 56, bottom: 96 };

/** A slash on an empty line asks for a direction; typed anywhere else it is a slash. */
const directionKey = (onDirection: () => boolean) =>
  EditorView.inputHandler.of(
    (view, _from, _to, text) => text === '/' && isOnEmptyLine(view.state) && onDirection(),
  );

interface FieldOptions {
  /** Ids of the elements that name and describe the field. */
  labelledBy: string;
  describedBy: string;
  /** Called after the text has changed, `byOthers` where no change was this person's. */
  onChange: (byOthers: boolean) => void;
  /** Called after the selection, the text or the focus has changed. */
  onMove: () => void;
  /** Called when a slash is typed on an empty line; false where it is typed as a slash. */
  onDirection: () => boolean;
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
      typeset,
      aiMargin,
      continueOffer,
      directionKey(options.onDirection),
      keymap.of([
        { key: 'Mod-z', run: undo, preventDefault: true },
        { key: 'Mod-Shift-z', run: redo, preventDefault: true },
        { key: 'Mod-y', run: redo, preventDefault: true },
        { key: 'Mod-i', run: toggleItalic, preventDefault: true },
        { key: 'Backspace', run: joinBackward },
        { key: 'Delete', run: joinForward },
        ...keys,
      ]),
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => bars),
      keepCaretInSight,
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
